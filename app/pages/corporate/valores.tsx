import { valuesPage } from "~/catalog/corporate-pages";
import { values } from "~/catalog/sections";
import { PageHero } from "~/sections/page-hero";
import { ValueGrid } from "~/sections/value-grid";
import type { Route } from "./+types/valores";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: valuesPage(), values: values().values });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Valores({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} />
      <ValueGrid values={loaderData.values} />
    </>
  );
}
