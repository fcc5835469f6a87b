import Text from "~/content/pages/hoja-seguridad.md";
import { corporateMeta } from "./corporate-meta";
import { WrittenPage } from "~/sections/written-page";
import type { Route } from "./+types/hoja-seguridad";
import { writtenPage } from "./written-page-loader";

export const loader = () => writtenPage("hojaSeguridad");

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

export default function HojaSeguridad({ loaderData }: Route.ComponentProps) {
  return (
    <WrittenPage content={loaderData}>
      <Text />
    </WrittenPage>
  );
}
