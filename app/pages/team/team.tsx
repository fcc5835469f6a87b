import { teamPage } from "~/catalog/farm-pages";
import { farmers } from "~/catalog/farmers";
import { FarmerGrid } from "~/sections/farmer-grid";
import { PageTitle } from "~/sections/page-title";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team";

export const loader = () => ({
  page: teamPage(),
  breadcrumbs: [parentPages.home],
  farmers: farmers.map(({ id, name, title, thumb, intro }) => ({ id, name, title, thumb, intro })),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, breadcrumbs: loaderData.breadcrumbs });

export default function Team({ loaderData: { page, breadcrumbs, farmers: members } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} picture={page.picture} breadcrumbs={breadcrumbs} />
      <div className="wrap pt-[clamp(36px,4.5vw,64px)] pb-(--section)">
        <FarmerGrid farmers={members} heading="h2" lead />
      </div>
    </>
  );
}
