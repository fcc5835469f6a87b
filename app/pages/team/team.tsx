import { teamPage } from "~/catalog/farm-pages";
import { farmers } from "~/catalog/farmers";
import { FarmerGrid } from "~/sections/farmer-grid";
import { PageHero } from "~/sections/page-hero";
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
      <PageHero content={{ ...page, tint: "clay" }} breadcrumbs={breadcrumbs} />
      <div className="wrap pt-[clamp(44px,6vw,88px)] pb-(--section)">
        <FarmerGrid farmers={members} heading="h2" lead />
      </div>
    </>
  );
}
