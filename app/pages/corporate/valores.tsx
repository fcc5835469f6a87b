import { corporatePages, home } from "~/content/corporate/pages";
import { values } from "~/content/corporate/values";
import { PageHero } from "~/sections/page-hero";
import { ValueGrid } from "~/sections/value-grid";
import type { Route } from "./+types/valores";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ page: corporatePages.values, home, values });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function Valores({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} home={loaderData.home} />
      <ValueGrid values={loaderData.values} />
    </>
  );
}
