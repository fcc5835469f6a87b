import { icons } from "~/assets/brand.json";
import { homePage } from "~/catalog/content/corporate-pages";
import { missionVision, valuesWith } from "~/catalog/content/sections";
import { classNames } from "~/lib/class-names";
import { Hero } from "~/sections/hero";
import { SectionCarousel } from "~/sections/section-carousel";
import { StatementCard } from "~/sections/statement-card";
import { ValueCard } from "~/sections/value-card";
import { company } from "~/words/company";
import { corporateMeta } from "../corporate/corporate-meta";
import type { Route } from "./+types/home";
import { ProductGallery } from "./product-gallery";

export const loader = () => ({
  page: homePage(),
  statements: missionVision(),
  values: valuesWith("summary"),
  logo: icons.large,
});

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

export default function Home({ loaderData: { page, statements, values } }: Route.ComponentProps) {
  const { eyebrow, title, introduction, mission, vision } = statements;
  const { values: cards, ...heading } = values;
  return (
    <>
      <Hero {...page.hero} overlapped />
      {/* On desktops the two cards overlap the hero above; up to 1180 px the heading does instead. */}
      <section className="relative z-1 wrap grid gap-6 pb-section tablet:grid-cols-2 desktop:grid-cols-3">
        <div
          className={classNames(
            "-mx-(--gutter) -mt-16 rounded-t-[calc(2*var(--radius-card))] bg-husk-50 px-(--gutter) pt-12 pb-4",
            "tablet:col-span-2 tablet:pt-16 desktop:col-span-1 desktop:m-0 desktop:bg-transparent desktop:px-0",
          )}
        >
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="my-4">{title}</h2>
          <p className="max-w-[34em] text-muted desktop:pr-12">{introduction}</p>
        </div>
        <StatementCard look="mission" statement={mission} className="desktop:-mt-section desktop:min-h-125" />
        <StatementCard look="vision" statement={vision} className="desktop:-my-16" />
      </section>
      <SectionCarousel
        label={heading.eyebrow}
        heading={heading}
        slides="values"
        dark
        className="bg-(--background) py-section on-dark [--background:var(--color-palm-900)]"
      >
        {cards.map((value) => (
          <ValueCard
            key={value.id}
            value={value}
            dark
            sizes="(width < 768px) 86vw, (width < 992px) 52vw, (width < 1200px) 33vw, 25vw"
          />
        ))}
      </SectionCarousel>
      <ProductGallery {...page.gallery} />
    </>
  );
}
