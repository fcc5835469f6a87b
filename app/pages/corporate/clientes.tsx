import { clients } from "~/catalog/clients";
import { clientsPage, processPage } from "~/catalog/corporate-pages";
import { nextSteps } from "~/catalog/written-pages";
import { ClientList } from "~/sections/client-list";
import { PageEnd } from "~/sections/next-steps";
import { PageHero } from "~/sections/page-hero";
import type { Route } from "./+types/clientes";
import { corporateMeta } from "./corporate-meta";

export const loader = () => {
  const { stages } = processPage();
  const bought = clients.flatMap(({ buys }) => {
    const stage = stages.find(({ title }) => title === buys);
    return stage ? [{ id: stage.id, title: buys, thumb: stage.thumb, tint: stage.tint }] : [];
  });
  const { next, ...page } = clientsPage();
  return { page, clients, bought, next: nextSteps(next) };
};

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Clientes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} />
      <ClientList clients={loaderData.clients} bought={loaderData.bought} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
