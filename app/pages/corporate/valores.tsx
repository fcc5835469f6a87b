import { valuesPage } from "~/catalog/schemas/corporate-pages";
import { valuesWith } from "~/catalog/schemas/sections";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { ValueGrid } from "./value-grid";
import type { Route } from "./+types/valores";
import { corporateMeta } from "./corporate-meta";

export function loader() {
  return { ...withNextSteps(valuesPage()), values: valuesWith("description").values };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Valores({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={loaderData.page} />
      <ValueGrid heading={loaderData.page.heading} values={loaderData.values} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
