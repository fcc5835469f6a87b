import { whenOver } from "~/catalog/schemas/deadline";
import { home4Page } from "~/catalog/schemas/home-pages";
import { featuredOf, summaryOf, uncountedCardOf } from "~/catalog/queries/lists";
import { offers } from "~/catalog/schemas/offers";
import { products, type Category } from "~/catalog/schemas/products";
import { whyChooseUs } from "~/catalog/schemas/sections";
import { shopPage } from "~/catalog/schemas/shop-pages";
import { testimonialsFrom } from "~/catalog/schemas/testimonials";
import { BestSelling } from "./best-selling";
import { FeatureCards } from "./feature-cards";
import { FilteredProducts } from "./filtered-products";
import { Hero } from "~/sections/hero";
import { ProductOffers } from "./product-offers";
import { Testimonials } from "~/sections/testimonials";
import { WhyChooseUs } from "./why-choose-us";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-4";

/** Products in Best Selling: all of them (spec 9), the most reviewed first, but a carousel of thousands would serve nobody. */
const BEST_SELLING = 20;

const firstOf = (category: Category) =>
  featuredOf((product) => product.category === category, uncountedCardOf);

export const loader = () => ({
  page: home4Page(),
  featured: {
    all: featuredOf(() => true, uncountedCardOf),
    fruit: firstOf("fruit"),
    vegetables: firstOf("vegetables"),
    fish: firstOf("fish"),
  },
  offers: offers(),
  whenOver: whenOver(),
  why: whyChooseUs(),
  best: products
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, BEST_SELLING)
    .map(summaryOf),
  reviews: shopPage().reviews,
  testimonials: testimonialsFrom(1),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** The shop's home (spec 2, "Home 4"), in the specification's order. */
export default function Home4({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} link="/about-us" />
      <FeatureCards cards={page.cards} />
      <FilteredProducts title={page.featured.title} products={content.featured} words={page.featured} />
      <ProductOffers {...page.offers} offers={content.offers} whenOver={content.whenOver} />
      <WhyChooseUs content={{ ...content.why, ...page.why }} />
      <BestSelling title={page.best} products={content.best} reviews={content.reviews} />
      <Testimonials title={page.testimonials} testimonials={content.testimonials} />
    </>
  );
}
