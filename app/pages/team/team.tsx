import { teamPage } from "~/catalog/schemas/farm-pages";
import { farmers } from "~/catalog/schemas/farmers";
import { FarmerList } from "./farmer-list";
import { PageHead } from "~/sections/page-head";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/team";

/** Farmers whose card also shows their `about` text. */
const ABOUT_COUNT = 2;

export const loader = () => ({
  page: { ...teamPage(), breadcrumbs: [parentPages.home] },
  farmers: farmers.map(({ id, name, title, thumb, intro, about }, index) => ({
    id,
    name,
    title,
    thumb,
    intro,
    about: index < ABOUT_COUNT ? about : "",
  })),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Team({ loaderData: { page, farmers: members } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={{ ...page, tint: "clay" }} />
      <div className="wrap pt-band pb-section">
        <FarmerList farmers={members} />
      </div>
    </>
  );
}
