import { processPage } from "~/catalog/schemas/corporate-pages";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { ProcessFlow } from "./process-flow";
import { ProcessStages } from "./process-stages";
import type { Route } from "./+types/proceso-produccion";
import { corporateMeta } from "./corporate-meta";

export function loader() {
  return withNextSteps(processPage());
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function ProcesoProduccion({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={loaderData.page} />
      <ProcessFlow words={loaderData.page.flow} stages={loaderData.page.stages} />
      <ProcessStages content={loaderData.page} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
