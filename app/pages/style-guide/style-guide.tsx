import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { farmers } from "~/catalog/schemas/farmers";
import { products } from "~/catalog/schemas/products";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { Card, CardLink } from "~/ui/card";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { MediaRow } from "~/ui/media-row";
import { Meter } from "~/ui/meter";
import { Prose } from "~/ui/prose";
import { RuledList } from "~/ui/ruled-list";
import { Section } from "~/ui/section";
import { Notch, Tile } from "~/ui/tile";
import { Colors } from "./colors";

const TEXTS = [
  ["text-xs", "eyebrows, captions"],
  ["text-sm", "small print, labels"],
  ["text-base", "body"],
  ["text-lg", "leads"],
  ["text-xl", "titles of cards (h3)"],
  ["text-2xl", "heads of large cards"],
  ["text-3xl", "heads of sections (h2)"],
  ["text-4xl", "heads of pages (h1)"],
  ["text-5xl", "titles of one word, figures"],
] as const;

const SPACES = [
  ["1", "w-1"],
  ["2", "w-2"],
  ["3", "w-3"],
  ["4", "w-4"],
  ["6", "w-6"],
  ["8", "w-8"],
  ["12", "w-12"],
  ["16", "w-16"],
  ["band", "w-band"],
  ["section", "w-section"],
] as const;

const RADII = ["rounded-field", "rounded-card", "rounded-full"] as const;

export function loader() {
  const [studio] = products;
  const [photo] = farmers;
  if (!studio || !photo) throw new Error("The style guide needs a product and a farmer.");
  return { studio: studio.thumb, photo: photo.thumb };
}

export const meta = () => [{ title: "Style guide" }, { name: "robots", content: "noindex" }];

/** The scale and the primitives, for developers; routes.ts leaves it out of the published site. */
export default function StyleGuide() {
  const { studio, photo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        content={{ title: "Style guide", lead: "The scale and what pages are made of." }}
        look="plain"
      />
      <Part title="Type">
        {TEXTS.map(([size, use]) => (
          <p key={size} className="flex flex-wrap items-baseline gap-x-6">
            <span className={`font-display ${size}`}>Aceite de palma</span>
            <code className="text-sm text-muted">{`${size}: ${use}`}</code>
          </p>
        ))}
      </Part>
      <Part title="Space">
        {SPACES.map(([step, width]) => (
          <p key={step} className="mt-2 flex items-center gap-4">
            <code className="w-20 text-sm">{step}</code>
            <span className={`h-4 bg-palm-500 ${width}`} />
          </p>
        ))}
      </Part>
      <Part title="Corners">
        <div className="flex flex-wrap gap-6">
          {RADII.map((radius) => (
            <div key={radius} className={`grid h-24 w-40 place-items-center bg-husk-300 ${radius}`}>
              <code className="text-sm">{radius}</code>
            </div>
          ))}
          <div className="grid h-32 w-40 place-items-center rounded-card leaf-tl bg-husk-300">
            <code className="text-sm">leaf-tl</code>
          </div>
        </div>
      </Part>
      <Part title="Colours, with their contrast on the page">
        <Colors />
      </Part>
      <Part title="Tile, Notch, Card">
        <ul className="grid gap-6 tablet:grid-cols-3">
          <Card as="li">
            <Tile picture={studio} background="fruit" sizes="30vw" decorative className="aspect-square" />
            <CardLink to="/shop">A studio picture on its tint</CardLink>
          </Card>
          <Card as="li">
            <span className="relative block">
              <Tile picture={photo} sizes="30vw" decorative className="aspect-square leaf-tl" />
              <Notch side="left" decorative>
                <span className="figure text-2xl">1</span>
              </Notch>
            </span>
            <CardLink to="/team">A photo with a leaf corner and a notch</CardLink>
          </Card>
          <Card as="li" clipped className="bg-husk-100">
            <MediaRow
              media={<Tile picture={studio} background="leaf" sizes="12vw" radius="none" decorative />}
            >
              <CardLink to="/shop" className="p-4">
                A clipped card with a media row
              </CardLink>
            </MediaRow>
          </Card>
        </ul>
      </Part>
      <Part title="Facts, RuledList, Meter">
        <Facts facts={FACTS} />
        <Facts facts={FACTS} look="tiles" className="mt-8" />
        <RuledList columns={3} className="mt-8">
          {FACTS.map(({ label }) => (
            <li key={label} className="py-4">
              {label}
            </li>
          ))}
        </RuledList>
        <Meter label="Meter" percent={72} />
      </Part>
      <Part title="Prose">
        <Prose html="<h2>Heading</h2><p>Text with <a href='/'>a link</a>.</p><ul><li>One</li><li>Two</li></ul><blockquote><p>A quote.</p></blockquote>" />
      </Part>
      <Section band="husk">
        <SectionHeading eyebrow="Section, band husk" title="A heading" titleEnd="with its second half">
          <Icon name="arrow-right" />
        </SectionHeading>
      </Section>
      <Section band="palm">
        <SectionHeading eyebrow="Section, band palm" title="A heading" titleEnd="on dark" />
      </Section>
    </>
  );
}

const FACTS = [
  { label: "SKU", value: "FV-FRESH" },
  { label: "Delivery", value: "2 days" },
  { label: "Origin", value: "Atlántida" },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap pt-band last-of-type:pb-band">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
