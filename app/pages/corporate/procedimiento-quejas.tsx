import Text from "~/content/pages/procedimiento-quejas.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/procedimiento-quejas";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("procedimientoQuejas");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function ProcedimientoQuejas({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
