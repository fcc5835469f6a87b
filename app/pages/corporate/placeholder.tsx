import type { findWrittenPage } from "~/catalog/queries/written-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { sizesAt } from "~/lib/sizes";
import { SectionHeading } from "~/sections/section-heading";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useControlLabels } from "~/ui/language";
import { Link } from "~/ui/link";
import { RuledList } from "~/ui/ruled-list";
import { Section } from "~/ui/section";
import { Notch, Tile } from "~/ui/tile";
import { company } from "~/words/company";

type Content = NonNullable<NonNullable<ReturnType<typeof findWrittenPage>>["placeholder"]>;

type Highlights = NonNullable<Content["highlights"]>;

type Item = Highlights["items"][number];

const CONTACT = { phone: company.phone, email: company.email };

/** Stands in for a written page until its text is published. */
export function Placeholder({ text, words, highlights }: Content) {
  const List = highlights?.picture ? Statements : Steps;
  return (
    <Section aria-label={words.label}>
      {highlights ? <SectionHeading eyebrow={words.eyebrow} {...highlights} /> : null}
      <div className="mt-8 mb-12 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-2 border-oil-400 pl-4">
        <p className="eyebrow">{words.label}</p>
        <p>{text}</p>
      </div>
      {highlights ? <List {...highlights} /> : null}
    </Section>
  );
}

/** Two beside each other; the first one of an odd number takes the full width. */
function Steps({ items }: Highlights) {
  return (
    <ol className="grid gap-x-8 gap-y-12 tablet:grid-cols-2 desktop:gap-y-16">
      {items.map((item, index) => {
        const isWide = index === 0 && items.length % 2 === 1;
        return (
          <li key={item.title} className={isWide ? "tablet:col-span-2" : undefined}>
            <div className="relative">
              <Media
                item={item}
                sizes={isWide ? "90vw" : sizesAt({ phone: "88vw", tablet: "43vw" })}
                className={classNames(
                  "aspect-3/2",
                  index === 0 && "rounded-tl-leaf",
                  isWide && "tablet:aspect-21/9",
                )}
              />
              <Notch side="left" decorative className="min-w-18 pr-6 figure text-4xl text-fruit-600">
                {index + 1}
              </Notch>
            </div>
            <h3 className="mt-4 text-2xl">{item.title}</h3>
            <p className="mt-3 max-w-[34em] lead text-balance text-muted">{fill(item.text, CONTACT)}</p>
            <MoreLink item={item} className={buttonClass({ className: "mt-6" })} />
          </li>
        );
      })}
    </ol>
  );
}

/** A list beside a large picture. */
function Statements(highlights: Highlights) {
  const { numbered, items, links } = highlights;
  return (
    <div className="grid gap-x-16 gap-y-8 desktop:grid-cols-2">
      <Media
        item={highlights}
        sizes={sizesAt({ phone: "108vw", desktop: "65vw" })}
        className="aspect-5/4 rounded-tl-leaf desktop:aspect-auto"
      />
      <div>
        <RuledList as={numbered ? "ol" : "ul"}>
          {items.map((item, index) => (
            <li key={item.title} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline py-6">
              <Media item={item} sizes="96px" radius="field" className="row-span-3 mr-4 size-24 self-start" />
              <h3 className="col-start-2 mb-2 font-text eyebrow">{item.title}</h3>
              {numbered ? (
                <span aria-hidden="true" className="w-11 figure text-xl text-fruit-600">
                  {index + 1}
                </span>
              ) : null}
              <p className="col-start-2 font-display text-xl/tight text-balance">
                {fill(item.text, CONTACT)}
              </p>
              <MoreLink
                item={item}
                className="col-start-2 mt-3 inline-flex items-center gap-2 justify-self-start font-semibold text-palm-700 hover:underline"
              />
            </li>
          ))}
        </RuledList>
        <p className="mt-8 flex flex-wrap gap-4">
          {links.map((item, index) => (
            <MoreLink
              key={item.link}
              item={item}
              className={buttonClass({ look: index === 0 ? "primary" : "outline" })}
            />
          ))}
        </p>
      </div>
    </div>
  );
}

type MediaProps = { item: Partial<Item>; sizes: string; radius?: "field"; className: string };

function Media({ item: { picture, tint }, ...tile }: MediaProps) {
  const look = { whole: true, decorative: true, imageClassName: "absolute", ...tile };
  return picture ? <Tile {...look} picture={picture} background={tint ?? "photo"} /> : null;
}

/** A link to a page, or to a PDF in a new tab. */
function MoreLink({ item: { to, link, title }, className }: { item: Partial<Item>; className: string }) {
  const { newTab } = useControlLabels();
  if (!to) return null;
  const isFile = to.endsWith(".pdf");
  return (
    <Link
      to={to}
      className={className}
      {...(isFile && { target: "_blank", rel: "noreferrer", prefetch: "none" as const })}
    >
      {link}
      {isFile ? <span className="sr-only">{`: ${title} (${newTab})`}</span> : null}
      <Icon name={isFile ? "external" : "arrow-right"} className="size-5" />
    </Link>
  );
}
