import { clients } from "~/content/corporate/clients";
import { corporatePages, home } from "~/content/corporate/pages";
import { ClientList } from "~/sections/client-list";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/clientes";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: corporatePages.clients, home, clients });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Clientes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} home={loaderData.home} />
      <ClientList clients={loaderData.clients} />
    </>
  );
}
