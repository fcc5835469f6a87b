import { Outlet } from "react-router";
import { SiteLayout } from "./site-layout";

export const handle = { lang: "en" };

/** Around the demo pages, which are English. */
export default function DemoLayout() {
  return (
    <SiteLayout lang="en">
      <Outlet />
    </SiteLayout>
  );
}
