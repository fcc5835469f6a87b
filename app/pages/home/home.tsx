import { homePage } from "~/catalog/schemas/corporate-pages";
import { icons } from "~/assets/brand";
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
  return { page: { path, title, description, card }, logo: icons.large };
}

export const meta = ({ loaderData: { page, logo } }: Route.MetaArgs) => {
  const { name, origin, phone, email, village, department } = company;
  return corporateMeta(page, {
    "@type": "Organization",
    name,
    url: origin,
    logo: origin + logo,
    description: page.description,
    telephone: phone,
    email,
    address: {
      "@type": "PostalAddress",
      addressLocality: village,
      addressRegion: department,
      addressCountry: "HN",
    },
  });
};

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
