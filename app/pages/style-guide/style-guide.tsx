import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { farmers } from "~/catalog/content/farmers";
import { products } from "~/catalog/content/products";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { Button, RoundButton } from "~/ui/button";
import { Card, CardLink } from "~/ui/card";
import { CheckField, SelectField, TextField } from "~/ui/field";
import { Facts } from "~/ui/facts";
import { Chip, Tags } from "~/ui/chip";
import { Meter } from "~/ui/meter";
import { Prices } from "~/ui/price";
import { Prose } from "~/ui/prose";
import { QuantityField } from "~/ui/quantity-field";
import { RuledList } from "~/ui/ruled-list";
import { Section } from "~/ui/section";
import { Segment, Segments } from "~/ui/segments";
import { Stars } from "~/ui/stars";
import { Notch, Tile } from "~/ui/tile";
import "./style-guide.css";

export function loader() {
  const [studio] = products;
  const [photo] = farmers;
  if (!studio || !photo) throw new Error("The style guide needs a product and a farmer.");
  return { studio: studio.thumb, photo: photo.thumb };
}

export const meta = () => [{ title: "Style guide" }, { name: "robots", content: "noindex" }];

/** A page for developers, which routes.ts leaves out of the published site. */
export default function StyleGuide() {
  const { studio, photo } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead content={{ title: "Style guide", lead: "What pages are made of." }} look="plain" />
      <Part title="Type">
        {TEXTS.map((size) => (
          <p key={size} className={`font-display ${size}`}>{`Aceite de palma, ${size}`}</p>
        ))}
      </Part>
      <Part title="Button, RoundButton" className="flex flex-wrap items-center gap-4">
        {LOOKS.map((look) => (
          <Button key={look} look={look} disabled={look === "idle"}>
            {look}
          </Button>
        ))}
        {SIZES.map((size) => (
          <Button key={size} look="brand" size={size}>
            {size}
          </Button>
        ))}
        {ROUND_LOOKS.map((look) => (
          <RoundButton key={look} look={look} label={look} icon="arrow-right" />
        ))}
      </Part>
      <Part title="Fields" className="grid gap-6 tablet:grid-cols-2">
        <TextField label="TextField" name="text" placeholder="Placeholder" optional="(optional)" />
        <SelectField label="SelectField" name="select" options={[["oil", "Palm oil"]]} />
        <TextField label="TextField, multiline" name="long" multiline />
        <div>
          <CheckField name="check" defaultChecked hint="With a hint">
            CheckField
          </CheckField>
          <QuantityField label="QuantityField" defaultValue={1} less="Less" more="More" compact />
        </div>
      </Part>
      <Part title="Segments, Chip, Tags, Stars, Prices" className="flex flex-wrap items-center gap-6">
        <Segments label="Segments">
          <Segment aria-pressed>kg</Segment>
          <Segment aria-pressed={false}>lb</Segment>
        </Segments>
        <Chip className="tint-fruit">Chip</Chip>
        <Tags tags={["One tag", "Another"]} />
        <p className="flex">
          <Stars rating={4.5} />
        </p>
        <Prices price={410} oldPrice={520} />
      </Part>
      <Part title="Card, Tile, Notch" className="grid grid-cols-3 gap-6">
        <Card>
          <Tile picture={studio} background="fruit" sizes="30vw" decorative className="aspect-square" />
          <CardLink to="/shop">A studio picture on its tint</CardLink>
        </Card>
        <Card>
          <span className="relative block">
            <Tile picture={photo} sizes="30vw" decorative className="aspect-square rounded-tl-leaf" />
            <Notch side="left" decorative>
              <span className="display-figures text-2xl">1</span>
            </Notch>
          </span>
          <CardLink to="/team">A photo with a leaf corner and a notch</CardLink>
        </Card>
        <Card clipped className="bg-husk-100">
          <Tile picture={studio} background="leaf" sizes="30vw" radius="none" decorative />
          <CardLink to="/shop" className="block p-4">
            A clipped card
          </CardLink>
        </Card>
      </Part>
      <Part title="Facts, RuledList, Meter">
        <Facts facts={FACTS} />
        <Facts facts={FACTS} look="tiles" className="mt-8" />
        <RuledList columns={3} className="mt-8">
          <li className="py-4">One</li>
          <li className="py-4">Two</li>
        </RuledList>
        <Meter label="Meter" percent={72} />
      </Part>
      <Part title="Prose">
        <Prose html="<h2>Heading</h2><p>Text with <a href='/'>a link</a>.</p><ul><li>One</li></ul><blockquote><p>A quote.</p></blockquote>" />
      </Part>
      {(["husk", "palm"] as const).map((band) => (
        <Section key={band} band={band}>
          <SectionHeading eyebrow={`Section, ${band}`} title="A heading" titleEnd="with its second half" />
        </Section>
      ))}
    </>
  );
}

const TEXTS = [
  "text-xs",
  "text-sm",
  "text-base",
  "text-lg",
  "text-xl",
  "text-2xl",
  "text-3xl",
  "text-4xl",
  "text-5xl",
];
const LOOKS = ["primary", "brand", "outline", "quiet", "idle"] as const;
const SIZES = ["normal", "large", "filling", "compact"] as const;
const ROUND_LOOKS = ["outline", "light", "bare", "filled"] as const;
const FACTS = [
  { label: "Delivery", value: "2 days" },
  { label: "Origin", value: "Atlántida" },
];

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <section className="wrap py-8">
      <h2 className="mb-6 text-2xl">{title}</h2>
      <div className={className}>{children}</div>
    </section>
  );
}
