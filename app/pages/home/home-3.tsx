import { home3Page } from "~/catalog/content/home-pages";
import { featuredProducts, toCardWithoutReviews } from "~/catalog/queries/lists";
import { offers } from "~/catalog/content/offers";
import { figuresOf, offersWords } from "~/catalog/content/sections";
import { serviceCards } from "~/catalog/content/services";
import { testimonialsFrom } from "~/catalog/content/testimonials";
import { FeaturedProducts } from "./featured-products";
import { FunFacts } from "~/sections/fun-facts";
import { PageHead } from "~/sections/page-head";
import { ProductOffers } from "./product-offers";
import { ServiceCards } from "~/sections/service-cards";
import { Testimonials } from "~/sections/testimonials";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-3";

export function loader() {
  const page = home3Page();
  return {
    page,
    offers: offers(),
    endedWords: offersWords().over,
    services: serviceCards,
    figures: figuresOf(...page.facts),
    featured: featuredProducts((product) => product.on_sale, toCardWithoutReviews),
    testimonials: testimonialsFrom(0),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

export default function Home3({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={{ ...page.head, tint: "fruit" }} />
      <FeaturedProducts title={page.featured} products={content.featured} />
      <ProductOffers {...page.offers} offers={content.offers} endedWords={content.endedWords} />
      <FunFacts {...content.figures} />
      <Testimonials title={page.testimonials} testimonials={content.testimonials} />
      <ServiceCards title={page.services} services={content.services} look="cards" />
    </>
  );
}
