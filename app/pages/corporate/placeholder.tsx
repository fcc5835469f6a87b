import type { findWrittenPage } from "~/catalog/queries/written-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { sizesAt } from "~/lib/sizes";
import { SectionHeading } from "~/sections/section-heading";
import { buttonClass } from "~/ui/button";
import { CardGrid } from "~/ui/card-grid";
import { Icon } from "~/ui/icon";
import { useControlLabels } from "~/ui/language";
import { Link } from "~/ui/link";
import { RuledList } from "~/ui/ruled-list";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { company } from "~/words/company";

type Content = NonNullable<NonNullable<ReturnType<typeof findWrittenPage>>["placeholder"]>;

type Item = NonNullable<Content["highlights"]>["items"][number];

const CONTACT = { phone: company.phone, email: company.email };

/** Stands in for a written page until its text is published. */
export function Placeholder({ text, words, highlights }: Content) {
  const List = highlights?.steps ? Steps : Overview;
  return (
    <Section aria-label={words.label}>
      {highlights ? <SectionHeading eyebrow={words.eyebrow} {...highlights} /> : null}
      <div className="mt-8 mb-12 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-2 border-oil-400 pl-4 desktop:mb-16">
        <p className="eyebrow">{words.label}</p>
        <p>{text}</p>
      </div>
      {highlights ? <List items={highlights.items} /> : null}
    </Section>
  );
}

/** Two beside each other; the first one of an odd number takes the full width. */
function Steps({ items }: { items: readonly Item[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-12 tablet:grid-cols-2">
      {items.map((item, index) => {
        const isWide = index === 0 && items.length % 2 === 1;
        return (
          <li key={item.title} className={isWide ? "tablet:col-span-2" : undefined}>
            <Media
              item={item}
              sizes={isWide ? "90vw" : sizesAt({ phone: "88vw", tablet: "43vw" })}
              className={classNames(index === 0 && "rounded-tl-leaf", isWide && "tablet:aspect-21/9")}
            />
            <div className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
              <p aria-hidden="true" className="figure text-4xl text-fruit-600">
                {index + 1}
              </p>
              <div>
                <h3 className="text-2xl">{item.title}</h3>
                <p className="mt-3 max-w-[34em] lead text-balance text-muted">{fill(item.text, CONTACT)}</p>
                <MoreLink item={item} />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** A large first item. The others are cards below it if they have pictures, else a ruled list. */
function Overview({ items: [first, ...others] }: { items: readonly Item[] }) {
  const isPictured = others.some(({ picture }) => picture);
  const isEven = others.length % 2 === 0;
  return (
    <div className="grid gap-8">
      {first ? (
        <article className="grid overflow-clip rounded-card rounded-tl-leaf bg-palm-900 on-dark tablet:grid-cols-2">
          <Media
            item={first}
            sizes={sizesAt({ phone: "88vw", tablet: "43vw" })}
            radius="none"
            className="tablet:aspect-auto tablet:min-h-85 desktop:min-h-110"
          />
          <div className="self-center p-8 desktop:p-12">
            <h3 className="text-2xl desktop:text-3xl">{first.title}</h3>
            <p className="mt-4 max-w-[34em] lead text-balance">{fill(first.text, CONTACT)}</p>
            <MoreLink item={first} className={buttonClass({ look: "primary", className: "mt-6" })} />
          </div>
        </article>
      ) : null}
      {isPictured ? (
        <CardGrid as="ul" columns={isEven ? 4 : 3}>
          {others.map((item) => (
            <li
              key={item.title}
              className={isEven ? undefined : "max-tablet:grid max-tablet:grid-cols-5-7 max-tablet:gap-x-4"}
            >
              <Media
                item={item}
                sizes={sizesAt({ phone: "43vw", tablet: "30vw" })}
                className="mb-4 self-start"
              />
              <div>
                <h3>{item.title}</h3>
                <p className="mt-2 text-muted">{fill(item.text, CONTACT)}</p>
                <MoreLink item={item} />
              </div>
            </li>
          ))}
        </CardGrid>
      ) : (
        <RuledList columns={3}>
          {others.map((item) => (
            <li key={item.title} className="py-6">
              <h3 className="mb-2 font-text eyebrow">{item.title}</h3>
              <p className="font-display text-lg/tight text-balance">{fill(item.text, CONTACT)}</p>
              <MoreLink item={item} />
            </li>
          ))}
        </RuledList>
      )}
    </div>
  );
}

type MediaProps = { item: Item; sizes: string; radius?: "none"; className: string };

function Media({ item: { picture, tint }, className, ...tile }: MediaProps) {
  const look = { whole: true, decorative: true, imageClassName: "absolute", ...tile };
  return picture ? (
    <Tile {...look} className={`aspect-3/2 ${className}`} picture={picture} background={tint ?? "photo"} />
  ) : null;
}

const TEXT_LINK = "mt-3 inline-flex items-center gap-2 font-semibold text-palm-700 hover:underline";

/** A link to a page, or to a PDF in a new tab. */
function MoreLink({ item: { to, link, title }, className = TEXT_LINK }: { item: Item; className?: string }) {
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
