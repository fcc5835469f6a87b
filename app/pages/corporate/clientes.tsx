import { clients } from "~/catalog/schemas/clients";
import { clientsPage, processPage } from "~/catalog/schemas/corporate-pages";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { ClientList } from "./client-list";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import type { Route } from "./+types/clientes";
import { corporateMeta } from "./corporate-meta";

export const loader = () => {
  const { stages } = processPage();
  const bought = clients.flatMap(({ buys }) => {
    const stage = stages.find(({ title }) => title === buys);
    return stage ? [{ id: stage.id, title: buys, thumb: stage.thumb, tint: stage.tint }] : [];
  });
  return { ...withNextSteps(clientsPage()), clients, bought };
};

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Clientes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={loaderData.page} />
      <ClientList
        heading={loaderData.page.heading}
        madeWith={loaderData.page.madeWith}
        clients={loaderData.clients}
        bought={loaderData.bought}
      />
      <PageEnd next={loaderData.next} />
    </>
  );
}
