import { servicePage } from "~/catalog/farm-pages";
import { findService, services } from "~/catalog/services";
import { ServiceArticle } from "~/sections/service-article";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/service-details";

export const loader = ({ params }: Route.LoaderArgs) => {
  const service = findService(params.id);
  if (!service) throw new Response(null, { status: 404 });
  const { card, offer, list, help } = servicePage();
  return {
    service,
    all: services.map(({ id, title }) => ({ id, title })),
    label: list,
    words: offer,
    help,
    breadcrumbs: [parentPages.home, parentPages.services],
    card,
  };
};

export const meta = ({ loaderData: { service, card, breadcrumbs } }: Route.MetaArgs) =>
  demoMeta({
    title: service.title,
    description: service.description,
    path: `/service-details/${service.id}`,
    card,
    breadcrumbs,
  });

export default function ServiceDetails({ loaderData }: Route.ComponentProps) {
  return <ServiceArticle {...loaderData} />;
}
