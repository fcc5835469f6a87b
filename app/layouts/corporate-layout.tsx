import { Outlet } from "react-router";
import { SiteLayout } from "./site-layout";

export const handle = { lang: "es" };

/** Around the corporate pages, which are Spanish. */
export default function CorporateLayout() {
  return (
    <SiteLayout lang="es">
      <Outlet />
    </SiteLayout>
  );
}
