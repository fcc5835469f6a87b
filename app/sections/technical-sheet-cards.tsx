import { fill } from "~/lib/fill";
import { QUOTE_LINK } from "~/lib/quote-links";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { Link } from "~/ui/link";

/** One technical document to download (spec 3, "Technical sheet link"). */
export type TechnicalSheetLink = {
  id: string;
  name: string;
  url: string;
  icon: keyof typeof drawings;
  summary: string;
  format: string;
  language: string;
  /** Size of the file, "38 KB". */
  size: string;
};

/** What each document is about, on a 64 px grid. */
const drawings = {
  drop: "M32 8s18 18.5 18 31a18 18 0 0 1-36 0C14 26.5 32 8 32 8ZM23 40a9 9 0 0 0 9 9",
  kernel:
    "M32 10c12 0 19 9 19 22s-7 22-19 22-19-9-19-22 7-22 19-22ZM32 20c6 0 9.5 5 9.5 12S38 44 32 44s-9.5-5-9.5-12S26 20 32 20Z",
  meal: "M8 34h48M12 34c0 12 8 20 20 20s20-8 20-20M16 34c4-10 10-16 16-16s12 6 16 16M28 26h.1M36 24h.1M32 30h.1M24 31h.1M40 30h.1",
  fibre:
    "M10 46c12-4 20-16 22-34M54 46c-12-4-20-16-22-34M20 52c6-6 10-18 12-40M44 52c-6-6-10-18-12-40M32 12v42M14 38h12M38 38h12",
};

type Props = {
  sheets: readonly TechnicalSheetLink[];
  /** `openOf` is read aloud after `open`, and says what is opened; `quoteOf` after `quote`, of which product. */
  words: { open: string; openOf: string; quote: string; quoteOf: string };
};

/**
 * Four document cards: what it is, format, size, language, a link that opens the document in a new tab, and one that asks
 * for a quote of the product.
 */
export function TechnicalSheetCards({ sheets, words }: Props) {
  const { newTab } = useWords();
  return (
    <ul className="wrap grid gap-6 section tablet:grid-cols-2">
      {sheets.map((sheet, index) => (
        <li key={sheet.id}>
          <article
            aria-label={sheet.name}
            className={`relative flex h-full flex-col rounded-card bg-husk-100 p-7 max-tablet:pt-9 tablet:p-10 ${index === 0 ? "leaf-tl" : ""} ${index === sheets.length - 1 ? "leaf-br" : ""}`}
          >
            <svg
              viewBox="0 0 64 64"
              aria-hidden="true"
              className="size-12 fill-none stroke-palm-700 stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round] max-tablet:absolute max-tablet:top-6 max-tablet:right-6 tablet:size-16 tablet:self-end"
            >
              <path d={drawings[sheet.icon]} />
            </svg>
            <h2 className="text-[clamp(28px,2.7vw,38px)] max-tablet:pr-14 tablet:mt-4">{sheet.name}</h2>
            <p className="mt-3 max-w-[36em] text-muted">{sheet.summary}</p>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-5 pt-6 tablet:pt-9">
              <p className="text-[15px]">
                {sheet.format} · {sheet.size} · {sheet.language}
              </p>
              <a href={sheet.url} target="_blank" rel="noreferrer" className="button button-outline">
                {words.open}
                <span className="sr-only"> {fill(words.openOf, { name: sheet.name, newTab })}</span>
                <Icon name="external" className="size-5" />
              </a>
            </div>
            <Link
              to={fill(QUOTE_LINK, { product: sheet.id })}
              className="mt-5 flex min-h-12 items-center justify-between border-t border-husk-300 pt-4 font-medium text-palm-700"
            >
              <span>
                {words.quote}
                <span className="sr-only"> {fill(words.quoteOf, { name: sheet.name })}</span>
              </span>
              <Icon name="arrow-right" className="size-5" />
            </Link>
          </article>
        </li>
      ))}
    </ul>
  );
}
