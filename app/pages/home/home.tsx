import { homePage } from "~/catalog/corporate-pages";
import { missionVision, valuesWith } from "~/catalog/sections";
import { icons } from "~/assets/brand";
import { organizationThing } from "~/lib/structured-data";
import { Hero } from "~/sections/hero";
import { MissionVision } from "~/sections/mission-vision";
import { ProductGallery } from "~/sections/product-gallery";
import { ValueCarousel } from "~/sections/value-carousel";
import { company } from "~/words/company";
import { corporateMeta } from "../corporate/corporate-meta";
import type { Route } from "./+types/home";

export function loader() {
  const page = homePage();
  return {
    page,
    missionVision: missionVision(),
    values: valuesWith("summary"),
    organization: organizationThing({ ...company, description: page.description, logo: icons.large }),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  corporateMeta(loaderData.page, loaderData.organization);

/** The corporate home (spec 2): hero, mission and vision, values, gallery. */
export default function Home({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} overlapped />
      <MissionVision content={content.missionVision} />
      <ValueCarousel content={content.values} />
      <ProductGallery {...page.gallery} />
    </>
  );
}
