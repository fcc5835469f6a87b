import Text from "~/content/pages/agenda-corporativa.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/agenda-corporativa";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("agendaCorporativa");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function AgendaCorporativa({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
