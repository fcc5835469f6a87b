import { offersWords } from "~/catalog/schemas/deadline";
import { contactPage } from "~/catalog/schemas/corporate-pages";
import { farmers } from "~/catalog/schemas/farmers";
import { home2Page } from "~/catalog/schemas/home-pages";
import { featuredProducts, toPostSummary } from "~/catalog/queries/lists";
import { offers } from "~/catalog/schemas/offers";
import { posts } from "~/catalog/schemas/posts";
import { figuresOf, journal, whyChooseUs } from "~/catalog/schemas/sections";
import { AboutFarm } from "./about-farm";
import { BestAgriculture } from "./best-agriculture";
import { CategoryList } from "./category-list";
import { ContactSection } from "~/sections/contact-section";
import { FarmerGrid } from "./farmer-grid";
import { FeatureItems } from "./feature-items";
import { FeaturedProducts } from "./featured-products";
import { Hero } from "~/sections/hero";
import { LatestPosts } from "~/sections/latest-posts";
import { ProductGallery } from "./product-gallery";
import { ProductOffers } from "./product-offers";
import { WhyChooseUs } from "./why-choose-us";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-2";

/** Farmers and posts on the page (spec 9). */
const FARMER_COUNT = 3;
const POST_COUNT = 3;

export function loader() {
  const page = home2Page();
  const { form, details } = contactPage();
  const { read, comments } = journal();
  return {
    page,
    facts: figuresOf(...page.facts).facts,
    featured: featuredProducts(() => true),
    why: whyChooseUs(),
    farmers: farmers
      .slice(0, FARMER_COUNT)
      .map(({ id, name, title, thumb, intro }) => ({ id, name, title, thumb, intro })),
    offers: offers(),
    endedWords: offersWords().over,
    contact: { form, details },
    posts: posts.slice(0, POST_COUNT).map(toPostSummary),
    journal: { read, comments },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** In the order of the specification (spec 2, "Home 2"). */
export default function Home2({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} link="/about-us" />
      <FeatureItems content={page.items} video={page.videos.story} />
      <AboutFarm content={page.about} facts={content.facts} />
      <CategoryList {...page.categories} />
      <FeaturedProducts title={page.featured} products={content.featured} />
      <ProductOffers title={page.offers} offers={content.offers} endedWords={content.endedWords} />
      <WhyChooseUs content={content.why} video={page.videos.farm} />
      <section className="py-section">
        <div className="wrap">
          <h2 className="mb-band">{page.farmers}</h2>
          <FarmerGrid farmers={content.farmers} />
        </div>
      </section>
      <BestAgriculture content={page.best} />
      <ProductGallery {...page.gallery} square />
      <ContactSection {...content.contact} />
      <LatestPosts {...page.posts} posts={content.posts} words={content.journal} />
    </>
  );
}
