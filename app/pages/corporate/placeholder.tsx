import type { ReactNode } from "react";
import type { Tint } from "~/lib/background";
import { fill } from "~/lib/fill";
import type { Picture } from "~/lib/picture";
import { buttonClass } from "~/ui/button";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { Link } from "~/ui/link";
import { MediaRow } from "~/ui/media-row";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { company } from "~/words/company";
import { SectionHeading } from "~/sections/section-heading";

type Highlight = {
  picture: Picture;
  tint?: Tint;
  title: string;
  text: string;
  /** The path of a page or a PDF. */
  to?: string;
  link?: string;
};

type PlaceholderContent = {
  /** The placeholder sentence. */
  text: string;
  words: { eyebrow: string; label: string };
  /** Related content of other pages. */
  highlights: { title: string; titleEnd: string; items: readonly Highlight[] } | undefined;
};

/** Placeholders in the texts. */
const CONTACT = { phone: company.phone, email: company.email };

const FEATURE_SIZES = "(width < 721px) 88vw, (width < 1181px) 44vw, 48vw";
const ROW_SIZES = "(width < 721px) 120px, (width < 1181px) 220px, 16vw";

/** Stands in for a written page until its text is published. */
export function Placeholder({ text, words, highlights }: PlaceholderContent) {
  const [feature, ...rows] = highlights?.items ?? [];
  return (
    <Section aria-label={words.label}>
      {highlights ? (
        <SectionHeading eyebrow={words.eyebrow} title={highlights.title} titleEnd={highlights.titleEnd} />
      ) : null}
      <div className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-2 border-oil-400 pl-4">
        <p className="eyebrow">{words.label}</p>
        <p>{text}</p>
      </div>
      {feature ? (
        <div className="mt-12 grid gap-6 tablet:mt-16 desktop:grid-cols-7-6 desktop:gap-16">
          <Feature {...feature} />
          <ul className="grid auto-rows-fr border-t border-husk-300">
            {rows.map((row) => (
              <Row key={row.title} {...row} />
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}

function Feature({ picture, tint, title, text, to, link }: Highlight) {
  return (
    <article className="grid overflow-clip rounded-card rounded-tl-leaf bg-palm-900 on-dark tablet:max-desktop:grid-cols-2 desktop:grid-rows-[1fr_auto]">
      <Tile
        picture={picture}
        background={tint ?? "photo"}
        sizes={FEATURE_SIZES}
        decorative
        radius="none"
        className="aspect-3/2 tablet:aspect-auto tablet:min-h-85 desktop:min-h-96"
        imageClassName="tablet:absolute"
      />
      <div className="self-center p-8 desktop:p-12">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-4 max-w-[34em]">{fill(text, CONTACT)}</p>
        {to ? (
          <HighlightLink to={to} className={buttonClass({ look: "primary", className: "mt-6" })}>
            {link}
          </HighlightLink>
        ) : null}
      </div>
    </article>
  );
}

function Row({ picture, tint, title, text, to, link }: Highlight) {
  return (
    <Card as="li" className="border-b border-husk-300 py-4">
      <MediaRow
        className="gap-4 tablet:gap-8"
        media={
          <Tile
            picture={picture}
            background={tint ?? "photo"}
            sizes={ROW_SIZES}
            decorative
            whole
            className="aspect-square self-start tablet:aspect-3/2 tablet:self-center"
            imageClassName="absolute"
          />
        }
      >
        <div>
          <h3>{title}</h3>
          <p className="mt-2 text-muted">{fill(text, CONTACT)}</p>
          {to ? (
            <HighlightLink
              as={CardLink}
              to={to}
              of={title}
              className="mt-3 inline-flex items-center gap-2 font-semibold text-palm-700"
            >
              {link}
            </HighlightLink>
          ) : null}
        </div>
      </MediaRow>
    </Card>
  );
}

type HighlightLinkProps = {
  as?: typeof CardLink;
  to: string;
  of?: string;
  className: string;
  children: ReactNode;
};

/** A link to a page, or to a PDF in a new tab. */
function HighlightLink({ as: Anchor = Link, to, of, className, children }: HighlightLinkProps) {
  const { newTab } = useWords();
  const isFile = to.endsWith(".pdf");
  return (
    <Anchor
      to={to}
      className={className}
      {...(isFile && { target: "_blank", rel: "noreferrer", prefetch: "none" as const })}
    >
      {children}
      {isFile ? <span className="sr-only">{`: ${of} (${newTab})`}</span> : null}
      <Icon name={isFile ? "external" : "arrow-right"} className="size-5" />
    </Anchor>
  );
}
