import { homePage } from "~/catalog/schemas/corporate-pages";
import { icons } from "~/assets/brand";
import { organizationThing } from "~/lib/structured-data";
import { Hero } from "~/sections/hero";
import { MissionVision } from "~/sections/mission-vision";
import { ProductGallery } from "./product-gallery";
import { ValueCarousel } from "./value-carousel";
import { company } from "~/words/company";
import { gallery, hero, statements, values } from "~/words/home";
import { corporateMeta } from "../corporate/corporate-meta";
import type { Route } from "./+types/home";

export function loader() {
  const { path, title, description, card } = homePage();
  return {
    page: { path, title, description, card },
    organization: organizationThing({ ...company, description, logo: icons.large }),
  };
}

export const meta = ({ loaderData: { page, organization } }: Route.MetaArgs) =>
  corporateMeta(page, organization);

export default function Home() {
  return (
    <>
      <Hero {...hero} overlapped />
      <MissionVision content={statements} />
      <ValueCarousel content={values} />
      <ProductGallery {...gallery} />
    </>
  );
}
