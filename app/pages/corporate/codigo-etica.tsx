import Text from "~/content/pages/codigo-etica.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/codigo-etica";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("codigoEtica");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function CodigoEtica({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
