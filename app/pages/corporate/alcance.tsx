import Text from "~/content/pages/alcance.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/alcance";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("alcance");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function Alcance({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
