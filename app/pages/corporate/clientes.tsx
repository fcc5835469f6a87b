import { clients } from "~/catalog/clients";
import { clientsPage } from "~/catalog/corporate-pages";
import { ClientList } from "~/sections/client-list";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/clientes";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: clientsPage(), clients });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Clientes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} />
      <ClientList clients={loaderData.clients} />
    </>
  );
}
