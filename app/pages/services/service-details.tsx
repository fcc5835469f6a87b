import { socialCards } from "~/content/brand";
import { needHelp } from "~/content/demo/pages";
import { findService, services } from "~/catalog/services";
import { home, serviceList } from "~/content/demo/trail";
import { ServiceArticle } from "~/sections/service-article";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/service-details";

export const loader = ({ params }: Route.LoaderArgs) => {
  const service = findService(params.id);
  if (!service) throw new Response(null, { status: 404 });
  return {
    service,
    all: services.map(({ id, title }) => ({ id, title })),
    help: needHelp,
    trail: [home, serviceList],
    card: socialCards.services,
  };
};

export const meta = ({ loaderData: { service, card, trail } }: Route.MetaArgs) =>
  demoMeta({
    title: service.title,
    description: service.description,
    path: `/service-details/${service.id}`,
    card,
    trail,
  });

export default function ServiceDetails({ loaderData }: Route.ComponentProps) {
  return <ServiceArticle {...loaderData} />;
}
