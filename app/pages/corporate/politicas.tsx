import Text from "~/content/pages/politicas.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/politicas";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("politicas");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function Politicas({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
