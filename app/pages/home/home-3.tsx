import { funFactsOf, testimonials } from "~/content/demo/people-say";
import { serviceCards } from "~/catalog/services";
import { home } from "~/content/demo/trail";
import * as words from "~/content/home/home-pages";
import { lists } from "~/catalog/lists";
import { FarmNav } from "~/sections/farm-nav";
import { FeaturedProducts } from "~/sections/featured-products";
import { FunFacts } from "~/sections/fun-facts";
import { PageTitle } from "~/sections/page-title";
import { ProductOffers } from "~/sections/product-offers";
import { ServiceCards } from "~/sections/service-cards";
import { Testimonials } from "~/sections/testimonials";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-3";

export const loader = () => ({
  page: words.homePages.home3,
  head: words.farmHead,
  trail: [home],
  nav: words.farmNav,
  offers: words.offers,
  ends: words.offerEnds,
  services: serviceCards,
  facts: funFactsOf(2, 3, 4, 5),
  featured: lists.shop(1).items,
  testimonials,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  demoMeta({ ...loaderData.page, trail: loaderData.trail });

/** The landing page of the season's offers (spec 2, "Home 3"). */
export default function Home3({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <FarmNav label="Farm" links={content.nav} />
      <PageTitle title={content.head.title} lead={content.head.lead} trail={content.trail} />
      <div className="pt-[clamp(36px,4.5vw,64px)]">
        <ProductOffers title="While there is plenty" offers={content.offers} ends={content.ends} lead />
      </div>
      <FeaturedProducts title="From the shop" products={{ all: content.featured }} />
      <FunFacts facts={content.facts} />
      <Testimonials title="What clients say" testimonials={content.testimonials} />
      <ServiceCards services={content.services} look="tall" />
    </>
  );
}
