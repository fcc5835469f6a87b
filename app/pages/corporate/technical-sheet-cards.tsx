import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { QUOTE_LINK } from "~/lib/quote-links";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { Link } from "~/ui/link";
import { Notch, Tile } from "~/ui/tile";
import type { Route } from "./+types/ficha-tecnica";

/** Drawn on a 64 px grid. */
const drawings = {
  drop: "M32 8s18 18.5 18 31a18 18 0 0 1-36 0C14 26.5 32 8 32 8ZM23 40a9 9 0 0 0 9 9",
  kernel:
    "M32 10c12 0 19 9 19 22s-7 22-19 22-19-9-19-22 7-22 19-22ZM32 20c6 0 9.5 5 9.5 12S38 44 32 44s-9.5-5-9.5-12S26 20 32 20Z",
  meal: "M8 34h48M12 34c0 12 8 20 20 20s20-8 20-20M16 34c4-10 10-16 16-16s12 6 16 16M28 26h.1M36 24h.1M32 30h.1M24 31h.1M40 30h.1",
  fibre:
    "M10 46c12-4 20-16 22-34M54 46c-12-4-20-16-22-34M20 52c6-6 10-18 12-40M44 52c-6-6-10-18-12-40M32 12v42M14 38h12M38 38h12",
};

type Props = {
  sheets: Route.ComponentProps["loaderData"]["sheets"];
  words: Route.ComponentProps["loaderData"]["page"];
};

/** A card per document, with links to its files and to a quote request. */
export function TechnicalSheetCards({ sheets, words }: Props) {
  const { newTab } = useWords();
  return (
    <ul className="wrap grid gap-6 py-section tablet:auto-rows-fr tablet:grid-cols-2">
      {sheets.map((sheet, index) => (
        <li key={sheet.id}>
          <article
            aria-label={sheet.name}
            className={classNames(
              "grid h-full overflow-clip rounded-card bg-(--background) [--background:var(--color-husk-100)] max-desktop:grid-rows-[auto_1fr] desktop:grid-cols-5-7",
              "max-tablet:grid-cols-[108px_minmax(0,1fr)] max-tablet:gap-x-4 max-tablet:p-4",
              index === 0 && "rounded-tl-leaf",
              index === sheets.length - 1 && "rounded-br-leaf",
            )}
          >
            <div className="relative max-tablet:row-span-2">
              {sheet.picture ? (
                <Tile
                  picture={sheet.picture.thumb}
                  background={sheet.picture.tint}
                  sizes="(width < 721px) 108px, (width < 1181px) 42vw, 24vw"
                  whole
                  radius="none"
                  className="h-full max-tablet:h-27 max-tablet:rounded-field tablet:max-desktop:aspect-3/2"
                  imageClassName="scale-115"
                  decorative
                />
              ) : null}
              <Notch side="right" className="max-tablet:hidden">
                <svg
                  viewBox="0 0 64 64"
                  aria-hidden="true"
                  className="mr-3 mb-1 ml-1 size-11 fill-none stroke-palm-700 stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round]"
                >
                  <path d={drawings[sheet.icon]} />
                </svg>
              </Notch>
            </div>
            <div className="max-tablet:contents tablet:flex tablet:flex-col tablet:p-6">
              <h2 className="text-xl">{sheet.name}</h2>
              <p className="mt-3 text-muted max-tablet:col-span-full">{sheet.summary}</p>
              <p className="pt-2 text-sm max-tablet:col-start-2 max-tablet:row-start-2 tablet:mt-auto">
                {sheet.about}
              </p>
              <div className="flex flex-wrap items-center gap-3 pt-3 max-tablet:col-span-full">
                <a
                  href={sheet.url}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ look: "brand" })}
                >
                  {words.open}
                  <span className="sr-only"> {fill(words.openOf, { name: sheet.name, newTab })}</span>
                  <Icon name="external" className="size-5" />
                </a>
                <Link to={fill(QUOTE_LINK, { product: sheet.id })} className="text-link">
                  {words.quote}
                  <span className="sr-only"> {fill(words.quoteOf, { name: sheet.name })}</span>
                </Link>
              </div>
              <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted max-tablet:col-span-full">
                {words.files.label}
                {(["en", "csv", "json"] as const).map((file) => (
                  <a
                    key={file}
                    href={sheet.files[file]}
                    hrefLang={file === "en" ? "en" : undefined}
                    className="py-1 text-ink text-link"
                  >
                    {words.files[file]}
                    <span className="sr-only"> {fill(words.files.of, { name: sheet.name })}</span>
                  </a>
                ))}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
