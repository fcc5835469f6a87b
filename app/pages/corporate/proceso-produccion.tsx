import { corporatePages, home } from "~/content/corporate/pages";
import { processDate, processStages } from "~/content/corporate/process";
import { PageHero } from "~/sections/page-hero";
import { ProcessStages } from "~/sections/process-stages";
import type { Route } from "./+types/proceso-produccion";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: corporatePages.process, home, processDate, processStages });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function ProcesoProduccion({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} home={loaderData.home} />
      <ProcessStages stages={loaderData.processStages} date={loaderData.processDate} />
    </>
  );
}
