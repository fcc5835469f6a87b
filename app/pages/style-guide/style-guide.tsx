import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { farmers } from "~/catalog/content/farmers";
import { products } from "~/catalog/content/products";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { Card, CardLink } from "~/ui/card";
import { CardGrid } from "~/ui/card-grid";
import { Facts } from "~/ui/facts";
import { Meter } from "~/ui/meter";
import { Prose } from "~/ui/prose";
import { RuledList } from "~/ui/ruled-list";
import { Section } from "~/ui/section";
import { Notch, Tile } from "~/ui/tile";
import "./style-guide.css";
import { Buttons, Fields, Labels } from "./controls";

export function loader() {
  const [studio] = products;
  const [photo] = farmers;
  if (!studio || !photo) throw new Error("The style guide needs a product and a farmer.");
  return { studio: studio.thumb, photo: photo.thumb };
}

export const meta = () => [{ title: "Style guide" }, { name: "robots", content: "noindex" }];

/** For developers; routes.ts leaves it out of the published site. */
export default function StyleGuide() {
  const { studio, photo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead content={{ title: "Style guide", lead: "What pages are made of." }} look="plain" />
      <Part title="Type">
        {TEXTS.map(([size, use]) => (
          <p key={size} className="flex flex-wrap items-baseline gap-x-6">
            <span className={`font-display ${size}`}>Aceite de palma</span>
            <code className="text-sm text-muted">{`${size}: ${use}`}</code>
          </p>
        ))}
      </Part>
      <Part title="Button, RoundButton">
        <Buttons />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Segments, Chip, Tags, Stars, Price">
        <Labels />
      </Part>
      <Part title="CardGrid, Card, Tile, Notch">
        <CardGrid as="ul" columns={3}>
          <Card as="li">
            <Tile picture={studio} background="fruit" sizes="30vw" decorative className="aspect-square" />
            <CardLink to="/shop">A studio picture on its tint</CardLink>
          </Card>
          <Card as="li">
            <span className="relative block">
              <Tile picture={photo} sizes="30vw" decorative className="aspect-square rounded-tl-leaf" />
              <Notch side="left" decorative>
                <span className="figure text-2xl">1</span>
              </Notch>
            </span>
            <CardLink to="/team">A photo with a leaf corner and a notch</CardLink>
          </Card>
          <Card as="li" clipped className="bg-husk-100">
            <Tile picture={studio} background="leaf" sizes="30vw" radius="none" decorative />
            <CardLink to="/shop" className="block p-4">
              A clipped card
            </CardLink>
          </Card>
        </CardGrid>
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
        <SectionHeading eyebrow="Section, band husk" title="A heading" titleEnd="with its second half" />
      </Section>
      <Section band="palm">
        <SectionHeading eyebrow="Section, band palm" title="A heading" titleEnd="on dark" />
      </Section>
    </>
  );
}

const TEXTS = [
  ["text-xs", "eyebrows, captions"],
  ["text-sm", "small print, labels"],
  ["text-base", "body"],
  ["text-lg", "leads"],
  ["text-xl", "card titles (h3)"],
  ["text-2xl", "titles of large cards"],
  ["text-3xl", "section headings (h2)"],
  ["text-4xl", "page headings (h1)"],
  ["text-5xl", "one-word titles, figures"],
] as const;

const FACTS = [
  { label: "SKU", value: "FV-FRESH" },
  { label: "Delivery", value: "2 days" },
  { label: "Origin", value: "Atlántida" },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap py-8">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
