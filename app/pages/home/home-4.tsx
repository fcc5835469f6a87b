import { featuredProducts, toCardWithoutReviews, toProductSummary } from "~/catalog/queries/lists";
import { home4Page } from "~/catalog/content/home-pages";
import { offers } from "~/catalog/content/offers";
import { products, type Category } from "~/catalog/content/products";
import { offersWords, whyChooseUs } from "~/catalog/content/sections";
import { shopPage } from "~/catalog/content/shop-pages";
import { testimonialsFrom } from "~/catalog/content/testimonials";
import { TINT_CLASSES } from "~/lib/background";
import { fill } from "~/lib/fill";
import { Hero } from "~/sections/hero";
import { ProductRow } from "~/sections/product-card";
import { SectionCarousel } from "~/sections/section-carousel";
import { Testimonials } from "~/sections/testimonials";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Segment, Segments } from "~/ui/segments";
import { StudioPicture } from "~/ui/tile";
import { useHistoryChoice } from "~/ui/use-history-choice";
import { productCard } from "~/words/product-card";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-4";
import { FeaturedProducts } from "./featured-products";
import { ProductOffers } from "./product-offers";
import { WhyChooseUs } from "./why-choose-us";

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
    // Keeps the carousel usable if the shop is large.
    .slice(0, 20)
    .map(toProductSummary),
  reviews: shopPage().reviews,
  testimonials: testimonialsFrom(1),
});

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta({ ...loaderData.page, breadcrumbs: [] });

type Content = Route.ComponentProps["loaderData"];

/** The sections are in the order that docs/product.md specifies. */
export default function Home4({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} link="/about-us" />
      <FeatureCards cards={page.cards} />
      <FilteredProducts products={content.featured} words={page.featured} />
      <ProductOffers {...page.offers} offers={content.offers} endedWords={content.endedWords} />
      <WhyChooseUs content={{ ...content.why, ...page.why }} />
      <SectionCarousel label={page.best} slides="cards" className="pt-section">
        {content.best.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            reviews={content.reviews}
            heading="h3"
            className="h-full rounded-card border border-husk-300 p-4"
          />
        ))}
      </SectionCarousel>
      <Testimonials title={page.testimonials} testimonials={content.testimonials} />
    </>
  );
}

function FeatureCards({ cards }: Pick<Content["page"], "cards">) {
  return (
    <ul className="wrap grid gap-6 pt-band tablet:grid-cols-2">
      {cards.map(({ title, text, thumb, background, to, link }, index) => (
        <Card
          key={title}
          as="li"
          clipped
          className={`isolate grid grid-cols-[minmax(0,1fr)_40%] items-center gap-x-3 bg-(--tint) ${TINT_CLASSES[background]} ${index === 0 ? "rounded-tl-leaf" : "rounded-br-leaf"}`}
        >
          <div className="flex h-full flex-col items-start pt-band pb-8 pl-band">
            <h2 className="max-w-[12em] text-2xl">{title}</h2>
            <p className="mt-3 text-balance">{text}</p>
            <CardLink
              to={to}
              className="mt-auto inline-flex items-center gap-2 pt-4 font-semibold whitespace-nowrap text-palm-700"
            >
              {link}
              <Icon name="arrow-right" className="size-5" />
            </CardLink>
          </div>
          {/* It is behind the link, which may overflow its column. */}
          <StudioPicture
            picture={thumb}
            sizes={{ phone: 1 / 2, tablet: 1 / 4 }}
            className="-z-1 w-full -translate-x-[8%] scale-115"
            photographClassName="-z-1 size-full object-cover"
          />
        </Card>
      ))}
    </ul>
  );
}

const CATEGORIES = ["all", "fruit", "vegetables", "fish"] as const;

type Filter = (typeof CATEGORIES)[number];

type FilteredProductsProps = { products: Content["featured"]; words: Content["page"]["featured"] };

/** Products filtered by category, at most eight of each. */
function FilteredProducts({ products: featured, words }: FilteredProductsProps) {
  const [chosen, choose] = useHistoryChoice("filter", CATEGORIES, "all");
  // Omits empty categories.
  const offered = CATEGORIES.filter((category) => featured[category].length > 0);
  const shown = featured[chosen];
  const labelOf = (category: Filter) => (category === "all" ? words.all : productCard.categories[category]);
  return (
    <FeaturedProducts title={words.title} products={shown}>
      <Segments label={words.filter}>
        {offered.map((category) => (
          <Segment key={category} aria-pressed={category === chosen} onClick={() => choose(category)}>
            {labelOf(category)}
          </Segment>
        ))}
        <p role="status" className="sr-only">
          {fill(words.shown, { category: labelOf(chosen), count: shown.length })}
        </p>
      </Segments>
    </FeaturedProducts>
  );
}
