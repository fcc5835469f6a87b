import { blogList } from "~/content/blog/pages";
import { posts } from "~/catalog/posts";
import { contact } from "~/content/corporate/contact";
import { funFactsOf } from "~/content/demo/people-say";
import { farmers } from "~/catalog/farmers";
import * as words from "~/content/home/home-pages";
import { lists } from "~/catalog/lists";
import { company } from "~/content/site";
import { AboutFarm } from "~/sections/about-farm";
import { BestAgriculture } from "~/sections/best-agriculture";
import { CategoryList } from "~/sections/category-list";
import { ContactSection } from "~/sections/contact-section";
import { FarmerGrid } from "~/sections/farmer-grid";
import { FeatureItems } from "~/sections/feature-items";
import { FeaturedProducts } from "~/sections/featured-products";
import { FunFacts } from "~/sections/fun-facts";
import { Hero } from "~/sections/hero";
import { LatestPosts } from "~/sections/latest-posts";
import { ProductGallery } from "~/sections/product-gallery";
import { ProductOffers } from "~/sections/product-offers";
import { WhyChooseUs } from "~/sections/why-choose-us";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-2";

/** Farmers and posts on the page (spec 9). */
const FARMERS = 3;
const POSTS = 3;

export const loader = () => ({
  page: words.homePages.home2,
  banner: words.farmBanner,
  items: words.categoryItems,
  videos: words.videos,
  about: words.aboutFarm,
  facts: funFactsOf(2, 5),
  categories: words.productCategories,
  featured: lists.shop(1).items,
  why: words.whyChooseUs,
  best: words.bestAgriculture,
  farmers: farmers
    .slice(0, FARMERS)
    .map(({ id, name, title, thumb, intro }) => ({ id, name, title, thumb, intro })),
  gallery: words.farmGallery,
  offers: words.offers,
  contact,
  posts: posts.slice(0, POSTS),
  read: blogList.read,
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta(loaderData.page);

/** The farm's home (spec 2, "Home 2"), in the specification's order. */
export default function Home2({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero label="Finca Verde" slides={content.banner} link="/about-us" />
      <FeatureItems items={content.items} video={content.videos.story} />
      <AboutFarm content={content.about} />
      <FunFacts facts={content.facts} />
      <CategoryList title="What there is" categories={content.categories} />
      <FeaturedProducts title="Featured products" products={{ all: content.featured }} />
      <ProductOffers title="Offers" offers={content.offers} />
      <WhyChooseUs content={content.why} video={content.videos.farm} />
      <section className="wrap section below-fold-tall">
        <h2 className="mb-[clamp(36px,4vw,60px)]">The people behind it</h2>
        <FarmerGrid farmers={content.farmers} heading="h3" />
      </section>
      <BestAgriculture content={content.best} />
      <ProductGallery
        heading={{ eyebrow: "Gallery", title: "What a week brings in" }}
        items={content.gallery}
      />
      <ContactSection form={content.contact.form} content={content.contact.details} company={company} />
      <LatestPosts title="From the journal" posts={content.posts} read={content.read} all="All posts" />
    </>
  );
}
