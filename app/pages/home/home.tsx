import { icons } from "~/content/brand";
import { heroSlides, productGallery } from "~/content/corporate/home";
import { missionVision } from "~/content/corporate/mission-vision";
import { corporatePages } from "~/content/corporate/pages";
import { values, valuesSection } from "~/content/corporate/values";
import { company } from "~/content/site";
import { organizationThing } from "~/lib/structured-data";
import { corporateMeta } from "../corporate/corporate-meta";
import { Hero } from "~/sections/hero";
import { MissionVision } from "~/sections/mission-vision";
import { ProductGallery } from "~/sections/product-gallery";
import { ValueCarousel } from "~/sections/value-carousel";
import type { Route } from "./+types/home";

export const loader = () => ({
  page: corporatePages.home,
  heroSlides,
  missionVision,
  values,
  valuesSection,
  productGallery,
  organization: organizationThing({
    ...company,
    description: corporatePages.home.description,
    logo: icons.large,
  }),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  corporateMeta(loaderData.page, loaderData.organization);

/** The corporate home (spec 2): hero, mission and vision, values, gallery. */
export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero label="Presentación" slides={loaderData.heroSlides} />
      <MissionVision content={loaderData.missionVision} />
      <ValueCarousel heading={loaderData.valuesSection} values={loaderData.values} />
      <ProductGallery
        heading={{ eyebrow: "Galería", title: "Lo que sale de un racimo" }}
        items={loaderData.productGallery}
      />
    </>
  );
}
