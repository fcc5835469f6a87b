import { fill } from "../../lib/fill.ts";
import type { Language } from "../../lib/language.ts";
import { QUOTE_LINK } from "../../lib/quote-links.ts";
import { fullName, hasSample, rowsOf, symbolOf, type SheetRow } from "../queries/sheet-rows.ts";
import { REGISTER_PAGE } from "../content/document-register.ts";
import { technicalSheetWords } from "../content/document-words.ts";
import type { TechnicalSheet } from "../content/technical-sheets.ts";
import { companyDetails } from "../content/company.ts";

/** The note beside a value: the typical range, or the measurement and its source. */
function noteOf({ typical, note, source, sample }: SheetRow, lang: Language): string {
  const words = technicalSheetWords().document[lang];
  if (typical) return fill(words.typical, { value: typical.text, source: typical.source ?? "" });
  const origin = sample ? words.sampleValue : source;
  if (note && origin) return `${note}, ${sample ? origin.toLowerCase() : origin}`;
  return note ?? origin ?? "";
}

/**
 * The content of a document without version and date. A new version is due when its hash changes, so changing the shape of
 * this object makes one due for every document.
 *
 * @param id The id of the document's row in the register.
 */
export function sheetContent(sheet: TechnicalSheet, lang: Language, id: string) {
  const { document, figure } = technicalSheetWords();
  const words = document[lang];
  const { name, village, department, country, phone, email, origin } = companyDetails();
  const rows = rowsOf(sheet, lang);
  // The table has no room for all fatty acids.
  const acids = new Set<string>(sheet.fattyAcids?.acids.filter(({ shown }) => shown).map(({ acid }) => acid));
  return {
    sheet: {
      id: sheet.id,
      lang,
      name: sheet.name[lang],
      summary: sheet.summary[lang],
      description: sheet.description[lang],
      hsCode: sheet.hsCode.source ? fill(words.hsCode, { code: sheet.hsCode.value }) : undefined,
      uses: sheet.uses.map((use) => use[lang]),
      rows: rows
        .filter((row) => row.group === "parameter" || acids.has(row.id))
        .map((row) => ({
          parameter: fullName(row),
          symbol: symbolOf(row),
          reference: row.text,
          unit: row.unit ?? "—",
          method: row.method ?? figure[lang].agreed,
          note: noteOf(row, lang),
        })),
      handling: [
        ...sheet.handling.map((each) => each[lang]),
        fill(words.packaging, { list: rows.find((row) => row.id === "packaging")?.text ?? "" }),
      ],
      sources: sheet.sources.map((source) => source[lang]),
    },
    words: hasSample(rows) ? words : { ...words, sampleMark: "", sampleNotice: "" },
    company: { name, phone, email, address: [village, department, country].join(", ") },
    register: { id, url: `${origin}${REGISTER_PAGE}#${id}` },
    quoteUrl: origin + fill(QUOTE_LINK, { product: sheet.id }),
  };
}

export type SheetContent = ReturnType<typeof sheetContent>;
