import Text from "~/content/pages/historia.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/historia";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("historia");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function Historia({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
