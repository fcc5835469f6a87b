import type { Highlight, Highlights } from "~/catalog/content/written-pages";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import type { Sizes } from "~/lib/sizes";
import { SectionHeading } from "~/sections/section-heading";
import { BreakableEmail } from "~/ui/breakable-email";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useControlLabels } from "~/ui/language";
import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import { Notch, Tile } from "~/ui/tile";
import { company } from "~/words/company";
import type { Route } from "./+types/written-page";

const withContact = ({ text }: Highlight) => fill(text, { phone: company.phone, email: company.email });

const actionClass = (index: number) => buttonClass({ look: index === 0 ? "primary" : "quiet" });
const TEXT_LINK = "inline-flex items-center gap-2 font-semibold text-palm-700 hover:underline";
const LARGE = { phone: "108vw", desktop: 3 / 4 };
const DAY = "flex-1 rounded-field border border-line-on-dark py-3 text-xs whitespace-nowrap desktop:text-sm";
const TILE = { whole: true, decorative: true, imageClassName: "absolute" };
const ITEM = "grid grid-cols-[auto_minmax(0,1fr)] content-start items-baseline wrap-anywhere";
const ROW = "border-b border-husk-300 py-6";
const CARD = "rounded-card bg-husk-100 p-6";

type Content = NonNullable<Route.ComponentProps["loaderData"]["placeholder"]>;

/** Shown instead of a written page's text until it is published. */
export function Placeholder({ text, words, highlights }: Content) {
  return (
    <Section aria-label={words.label}>
      {highlights ? <SectionHeading eyebrow={words.eyebrow} {...highlights} /> : null}
      <div className="mt-8 mb-12 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-2 border-palm-700 pl-4">
        <p className="eyebrow">{words.label}</p>
        <p>{text}</p>
      </div>
      {highlights ? <Outline {...highlights} /> : null}
    </Section>
  );
}

function Outline(highlights: Highlights) {
  const { picture, lead } = highlights;
  if (!picture) return <Steps {...highlights} />;
  return lead ? <LeadAndCards {...highlights} lead={lead} /> : <PictureAndList {...highlights} />;
}

/** Steps, alternately with the text beside a small picture and below a large one; the last picture is large. */
function Steps({ items }: Highlights) {
  return (
    <ol className="grid gap-12 desktop:gap-16">
      {items.map((item, index) => {
        const isLarge = (items.length - index) % 2 === 1;
        return (
          <li
            key={item.title}
            className={classNames("grid gap-x-band gap-y-4", !isLarge && "items-center tablet:grid-cols-5-7")}
          >
            <div className={classNames("relative", !isLarge && "tablet:order-1")}>
              <Media
                item={item}
                sizes={{ phone: 1, tablet: isLarge ? 1 : 1 / 2 }}
                className={isLarge ? "rounded-tl-leaf tablet:aspect-21/9" : "rounded-br-leaf"}
              />
              <Notch
                side="left"
                decorative
                className="min-w-18 pr-6 display-figures text-5xl text-fruit-600 desktop:text-4xl"
              >
                {index + 1}
              </Notch>
            </div>
            <div
              className={classNames(
                "grid gap-x-band gap-y-3",
                isLarge && "items-baseline tablet:grid-cols-5-7",
              )}
            >
              <h3 className="text-2xl tablet:text-3xl">{item.title}</h3>
              <div>
                <p className="max-w-[34em] lead text-balance text-muted">{withContact(item)}</p>
                <MoreLink item={item} className={`${TEXT_LINK} mt-4`} />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function LeadAndCards({ lead, ...highlights }: Highlights & Required<Pick<Highlights, "lead">>) {
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <Media item={highlights} sizes={LARGE} className="rounded-tl-leaf tablet:aspect-auto" />
      <div className="flex flex-col justify-center rounded-card bg-palm-900 p-band on-dark desktop:min-h-110">
        <h3 className="mb-4 font-text eyebrow">{lead.title}</h3>
        <p className={lead.days ? "display-figures text-3xl" : "font-display text-2xl text-balance"}>
          {lead.text}
        </p>
        <p aria-hidden="true" className="mt-6 flex gap-1 text-center empty:hidden">
          {lead.days?.map(({ name, closed }) => (
            <span key={name} className={classNames(DAY, !closed && "bg-palm-700")}>
              {name}
            </span>
          ))}
        </p>
        <Actions {...highlights} />
      </div>
      <div className="col-span-full">
        <Items
          {...highlights}
          className={`grid gap-4 ${highlights.items.length % 2 === 0 ? "desktop:grid-cols-2" : "desktop:grid-cols-3"}`}
          itemClassName={CARD}
        />
      </div>
    </div>
  );
}

function PictureAndList(highlights: Highlights) {
  return (
    <div className="grid gap-x-band gap-y-8 desktop:grid-cols-2">
      <Media item={highlights} sizes={LARGE} className="rounded-tl-leaf desktop:aspect-auto" />
      <div>
        <Items {...highlights} className="border-t border-husk-300" itemClassName={ROW} />
        <Actions {...highlights} />
      </div>
    </div>
  );
}

type ItemsProps = Pick<Highlights, "items" | "numbered"> & { className: string; itemClassName: string };

/** Short texts, each with its icon or number and perhaps a picture. */
function Items({ items, numbered, className, itemClassName }: ItemsProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={className}>
      {items.map((item, index) => (
        <li key={item.title} className={`${ITEM} ${itemClassName}`}>
          <Media item={item} sizes="96px" className="row-span-3 mr-4 size-24 self-start" />
          <span
            aria-hidden="true"
            className="col-start-1 w-8 display-figures text-2xl text-fruit-600 empty:hidden"
          >
            {item.icon ? <Icon name={item.icon} className="mt-1 size-5" /> : numbered && index + 1}
          </span>
          <h3 className="col-start-2 mb-2 font-text eyebrow">{item.title}</h3>
          <p className="col-start-2 font-display text-xl/tight text-balance">
            <BreakableEmail text={withContact(item)} />
          </p>
          <MoreLink item={item} className={`${TEXT_LINK} col-start-2 mt-3 justify-self-start`} />
        </li>
      ))}
    </List>
  );
}

function Actions({ links }: Pick<Highlights, "links">) {
  return (
    <p className="mt-8 flex flex-wrap gap-4">
      {links.map((item, index) => (
        <MoreLink key={item.link} item={item} className={actionClass(index)} />
      ))}
    </p>
  );
}

type MediaProps = { item: Pick<Highlight, "picture" | "tint">; sizes: Sizes; className: string };

function Media({ item: { picture, tint }, sizes, className }: MediaProps) {
  const look = { ...TILE, sizes, className: `aspect-3/2 ${className}` };
  return picture ? <Tile {...look} picture={picture} background={tint ?? "photo"} /> : null;
}

/** A link to a page, or to a PDF in a new tab. */
function MoreLink({ item: { to, link, title }, className }: { item: Partial<Highlight>; className: string }) {
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
      {isFile ? <span className="sr-only">{`${title ? `: ${title}` : ""} (${newTab})`}</span> : null}
      <Icon name={isFile ? "external" : "arrow-right"} className="size-5" />
    </Link>
  );
}
