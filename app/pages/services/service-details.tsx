import { servicePage } from "~/catalog/schemas/farm-pages";
import { toCard } from "~/catalog/queries/lists";
import { findProduct } from "~/catalog/schemas/products";
import { findService, services } from "~/catalog/schemas/services";
import { ServiceArticle } from "./service-article";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/service-details";

export const loader = ({ params }: Route.LoaderArgs) => {
  const found = findService(params.id);
  if (!found) throw new Response(null, { status: 404 });
  const { products, ...service } = found;
  return {
    service,
    products: products.flatMap((id) => findProduct(String(id)) ?? []).map(toCard),
    services: services.map(({ id, title }) => ({ id, title })),
    words: servicePage(),
    breadcrumbs: [parentPages.home, parentPages.services],
  };
};

export const meta = ({ loaderData: { service, words, breadcrumbs } }: Route.MetaArgs) =>
  demoMeta({
    title: service.title,
    description: service.description,
    path: `/service-details/${service.id}`,
    card: words.card,
    breadcrumbs,
  });

export default function ServiceDetails({ loaderData }: Route.ComponentProps) {
  return <ServiceArticle {...loaderData} />;
}
