import type { findWrittenPage } from "~/catalog/queries/written-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import type { Sizes } from "~/lib/sizes";
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
type Item = Partial<Highlights["items"][number]>;

const textOf = ({ text = "" }: Item) => fill(text, { phone: company.phone, email: company.email });

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
                sizes={isWide ? "90vw" : { phone: "88vw", tablet: "43vw" }}
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
            <p className="mt-3 max-w-[34em] lead text-balance text-muted">{textOf(item)}</p>
            <MoreLink item={item} className="mt-4" />
          </li>
        );
      })}
    </ol>
  );
}

/** A list beside a large picture. If it is not numbered, a first item without a link gets a panel with the page's links. */
function Statements(highlights: Highlights) {
  const { numbered, items, links } = highlights;
  const panel = numbered || items[0]?.to ? undefined : items[0];
  const actions = (
    <p className="mt-8 flex flex-wrap gap-4">
      {links.map((item, index) => (
        <MoreLink key={item.link} item={item} look={index === 0 ? "primary" : "quiet"} />
      ))}
    </p>
  );
  return (
    <div className="grid gap-8 tablet:grid-cols-2 desktop:gap-x-16">
      <Media
        item={highlights}
        sizes={{ phone: "108vw", desktop: "65vw" }}
        className={classNames(
          "aspect-3/2 rounded-tl-leaf desktop:aspect-auto",
          panel ? "tablet:aspect-auto desktop:row-span-2" : "tablet:max-desktop:col-span-2",
        )}
      />
      {panel ? (
        <div className="flex flex-col justify-center rounded-card bg-palm-900 p-8 on-dark">
          <h3 className="mb-2 font-text eyebrow">{panel.title}</h3>
          <p className="font-display text-2xl text-balance">{textOf(panel)}</p>
          {actions}
        </div>
      ) : null}
      <div className="tablet:max-desktop:col-span-2">
        <RuledList as={numbered ? "ol" : "ul"}>
          {items.slice(panel ? 1 : 0).map((item, index) => (
            <li key={item.title} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline py-6">
              <Media item={item} sizes="96px" className="row-span-3 mr-4 size-24 self-start" />
              <h3 className="col-start-2 mb-2 font-text eyebrow">{item.title}</h3>
              {numbered ? (
                <span aria-hidden="true" className="w-11 figure text-xl text-fruit-600">
                  {index + 1}
                </span>
              ) : null}
              <p className="col-start-2 font-display text-xl/tight text-balance">{textOf(item)}</p>
              <MoreLink item={item} className="col-start-2 mt-3 justify-self-start" />
            </li>
          ))}
        </RuledList>
        {panel ? null : actions}
      </div>
    </div>
  );
}

function Media({ item: { picture, tint }, ...tile }: { item: Item; sizes: Sizes; className: string }) {
  const look = { whole: true, decorative: true, imageClassName: "absolute", ...tile };
  return picture ? <Tile {...look} picture={picture} background={tint ?? "photo"} /> : null;
}

type MoreLinkProps = { item: Item; look?: "primary" | "quiet"; className?: string };

/** A link to a page, or to a PDF in a new tab. */
function MoreLink({ item: { to, link, title }, look, className }: MoreLinkProps) {
  const { newTab } = useControlLabels();
  if (!to) return null;
  const isFile = to.endsWith(".pdf");
  const text = "inline-flex items-center gap-2 font-semibold text-palm-700 hover:underline";
  return (
    <Link
      to={to}
      className={look ? buttonClass({ look }) : classNames(text, className)}
      {...(isFile && { target: "_blank", rel: "noreferrer", prefetch: "none" as const })}
    >
      {link}
      {isFile ? <span className="sr-only">{`: ${title} (${newTab})`}</span> : null}
      <Icon name={isFile ? "external" : "arrow-right"} className="size-5" />
    </Link>
  );
}
