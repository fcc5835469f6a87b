import { href } from "react-router";
import { featuredProducts, toPostSummary } from "~/catalog/queries/lists";
import { contactPage } from "~/catalog/content/corporate-pages";
import { farmers } from "~/catalog/content/farmers";
import { home2Page, type Home2Page } from "~/catalog/content/home-pages";
import { offers } from "~/catalog/content/offers";
import { posts } from "~/catalog/content/posts";
import { figuresOf, journal, offersWords, whyChooseUs } from "~/catalog/content/sections";
import { ContactForm } from "~/features/contact/contact-form";
import { pick } from "~/lib/pick";
import { ContactDetails } from "~/sections/contact-details";
import { FarmerCard } from "~/sections/farmer-card";
import { FigureList, type FunFact } from "~/sections/fun-facts";
import { Hero } from "~/sections/hero";
import { LatestPosts } from "~/sections/latest-posts";
import { SectionHeading } from "~/sections/section-heading";
import { ButtonLink } from "~/ui/button";
import { Card, CardLink } from "~/ui/card";
import { CardGrid } from "~/ui/card-grid";
import { Icon } from "~/ui/icon";
import { LanguageContext } from "~/ui/language";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { VideoPopup } from "~/ui/video-popup";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/home-2";
import { FeaturedProducts } from "./featured-products";
import { ProductGallery } from "./product-gallery";
import { ProductOffers } from "./product-offers";
import { WhyChooseUs } from "./why-choose-us";

export function loader() {
  const page = home2Page();
  return {
    page,
    facts: figuresOf(...page.facts).facts,
    featured: featuredProducts(() => true),
    why: whyChooseUs(),
    farmers: farmers.slice(0, 3).map((farmer) => pick(farmer, "id", "name", "title", "thumb", "intro")),
    offers: offers(),
    endedWords: offersWords().over,
    contact: pick(contactPage(), "form", "details"),
    posts: posts.slice(0, 3).map(toPostSummary),
    journal: pick(journal(), "read", "comments"),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => demoMeta({ ...loaderData.page, breadcrumbs: [] });

/** The sections are in the order that docs/product.md specifies. */
export default function Home2({ loaderData: { page, ...content } }: Route.ComponentProps) {
  return (
    <>
      <Hero {...page.hero} link="/about-us" />
      <FeatureItems {...page} />
      <AboutFarm about={page.about} facts={content.facts} />
      <Categories {...page.categories} />
      <FeaturedProducts title={page.featured} products={content.featured} />
      <ProductOffers title={page.offers} offers={content.offers} endedWords={content.endedWords} />
      <WhyChooseUs content={content.why} video={page.videos.farm} />
      <Section>
        <h2 className="pb-band">{page.farmers}</h2>
        <CardGrid as="ul" columns={3} swipe>
          {content.farmers.map((farmer, index) => (
            <li key={farmer.id}>
              <FarmerCard
                farmer={farmer}
                heading="h3"
                sizes={{ phone: 3 / 4, tablet: 2 / 5 }}
                corner={index === 0 && "rounded-tl-leaf"}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
      <Section band="palm" className="grid items-end gap-12 tablet:grid-cols-6-7">
        <div>
          <h2>{page.best.title}</h2>
          <p className="mt-4 lead text-balance">{page.best.text}</p>
        </div>
        <FigureList facts={page.best.facts} large />
      </Section>
      <ProductGallery {...page.gallery} square />
      {/* This section is in Spanish even on an English page. */}
      <LanguageContext value="es">
        <section
          lang="es"
          className="mx-2 grid gap-x-16 gap-y-12 rounded-card rounded-br-leaf bg-tint-leaf p-4 tablet:wrap tablet:p-12 desktop:grid-cols-5-7"
        >
          <ContactForm
            content={content.contact.form}
            className="rounded-card rounded-tl-leaf bg-husk-50 px-6 pt-12 pb-8 tablet:p-12"
          />
          <ContactDetails content={content.contact.details} className="desktop:order-first desktop:pt-12" />
        </section>
      </LanguageContext>
      <LatestPosts {...page.posts} posts={content.posts} words={content.journal} />
    </>
  );
}

function FeatureItems({ items, videos: { story: video } }: Pick<Home2Page, "items" | "videos">) {
  return (
    <section aria-label={items.label} className="wrap pt-band">
      <div className="grid gap-6 tablet:grid-cols-5">
        <ul className="swipe-row gap-x-4 max-tablet:*:basis-[39%] tablet:contents">
          {items.entries.map(({ product, title, thumb, tint }) => (
            <Card key={product} as="li">
              <Tile
                picture={thumb}
                background={tint}
                sizes={{ phone: 2 / 5, tablet: 1 / 5 }}
                decorative
                className="aspect-square"
              />
              <h2 className="mt-3 text-xl">
                <CardLink to={href("/shop-single/:id", { id: String(product) })}>{title}</CardLink>
              </h2>
            </Card>
          ))}
        </ul>
        {/* The video is a tile like the others, with the play button on its picture and the label below. */}
        <div className="group/card grid grid-cols-1 gap-y-2 self-start tablet:gap-4">
          <Tile
            picture={video.thumb}
            sizes={{ phone: 1, tablet: 1 / 5 }}
            decorative
            className="col-start-1 row-start-1 aspect-5/2 tablet:aspect-square"
          />
          <VideoPopup
            video={video}
            className="z-1 col-start-1 row-span-2 row-start-1 grid grid-cols-1 grid-rows-subgrid justify-items-start eyebrow"
            iconClassName="size-16 place-self-center"
          />
        </div>
      </div>
    </section>
  );
}

function AboutFarm({ about, facts }: Pick<Home2Page, "about"> & { facts: readonly FunFact[] }) {
  return (
    <Section className="grid gap-x-band gap-y-12 tablet:grid-cols-6-7">
      <Tile
        picture={about.picture}
        sizes={{ phone: 1, tablet: 2 / 3, desktop: "512px" }}
        className="aspect-4/3 rounded-tl-leaf tablet:aspect-auto"
        imageClassName="tablet:absolute"
      />
      <Reveal>
        <SectionHeading {...about} />
        {about.text.map((text) => (
          <p key={text} className="mt-6 max-w-[52ch] text-lg">
            {text}
          </p>
        ))}
        <FigureList facts={facts} className="mt-8 max-w-[52ch] border-t border-husk-300 pt-8" />
        <ButtonLink to="/about-us" className="mt-8">
          {about.link}
          <Icon name="arrow-right" />
        </ButtonLink>
      </Reveal>
    </Section>
  );
}

function Categories({ title, entries }: Home2Page["categories"]) {
  return (
    <Section band="husk">
      <h2>{title}</h2>
      <ul className="mt-band divide-y divide-husk-300 border-y border-husk-300">
        {entries.map(({ title: name, text, thumb, background }) => (
          <Card as="li" key={name} className="flex items-center gap-4 py-4 tablet:gap-8">
            <Tile
              picture={thumb}
              background={background}
              sizes={{ phone: "26vw", tablet: "min(21vw, 240px)" }}
              decorative
              className="aspect-3/2 w-1/4 flex-none tablet:order-1 desktop:w-1/5"
            />
            <div className="flex-1 items-center gap-8 tablet:grid tablet:grid-cols-7-5">
              <h3 className="text-xl desktop:text-2xl">
                <CardLink to="/shop">{name}</CardLink>
              </h3>
              <p className="text-balance text-muted max-tablet:mt-2">{text}</p>
            </div>
            <Icon name="arrow-right" className="text-palm-700 tablet:order-1" />
          </Card>
        ))}
      </ul>
    </Section>
  );
}
