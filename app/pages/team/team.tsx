import { demoPages } from "~/content/demo/pages";
import { farmers } from "~/catalog/farmers";
import { home } from "~/content/demo/trail";
import { FarmerGrid } from "~/sections/farmer-grid";
import { PageTitle } from "~/sections/page-title";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team";

export const loader = () => ({
  page: demoPages.team,
  trail: [home],
  farmers: farmers.map(({ id, name, title, thumb, intro }) => ({ id, name, title, thumb, intro })),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

export default function Team({ loaderData: { page, trail, farmers: members } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} trail={trail} />
      <div className="wrap pt-[clamp(36px,4.5vw,64px)] pb-(--section)">
        <FarmerGrid farmers={members} heading="h2" lead />
      </div>
    </>
  );
}
