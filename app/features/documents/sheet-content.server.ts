import { fullName, rowsOf, symbolOf, type SheetRow } from "~/catalog/technical-sheet-rows";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { fillFigures, type TechnicalSheet } from "~/catalog/technical-sheets";
import { fill } from "~/lib/fill";
import type { Language } from "~/lib/language";
import { QUOTE_LINK } from "~/lib/quote-links";
import { company } from "~/words/company";

/** The note beside a value: the typical range, or the measurement and its source. */
function noteOf({ typical, note, source, sample }: SheetRow, lang: Language): string {
  const words = technicalSheetWords().document[lang];
  if (typical)
    return fill(words.typical, { value: typical.text[lang], source: typical.source?.[lang] ?? "" });
  const own = note?.[lang];
  const origin = sample ? words.sampleValue : source?.[lang];
  if (own && origin) return `${own}, ${sample ? origin.toLowerCase() : origin}`;
  return own ?? origin ?? "";
}

function sheetText(sheet: TechnicalSheet, lang: Language) {
  const { document, figure } = technicalSheetWords();
  const { hsCode, packaging } = document[lang];
  const rows = rowsOf(sheet);
  // The table has no room for all fatty acids.
  const acids = new Set<string>(sheet.fattyAcids?.acids.filter(({ shown }) => shown).map(({ acid }) => acid));
  return {
    id: sheet.id,
    lang,
    name: sheet.name[lang],
    summary: sheet.summary[lang],
    description: sheet.description[lang],
    hsCode: sheet.hsCode.source ? fill(hsCode, { code: sheet.hsCode.value }) : undefined,
    uses: sheet.uses.map((use) => use[lang]),
    rows: rows
      .filter(({ group, id }) => group === "parameter" || acids.has(id))
      .map((row) => ({
        parameter: fullName(row, lang),
        symbol: symbolOf(row, lang),
        reference: row.text[lang],
        unit: row.unit?.[lang] ?? "—",
        method: row.method ?? figure[lang].agreed,
        note: noteOf(row, lang),
      })),
    handling: [
      ...sheet.handling.map((each) => fillFigures(each[lang], sheet)),
      fill(packaging, { list: rows.find(({ id }) => id === "packaging")?.text[lang] ?? "" }),
    ],
    sources: sheet.sources.map((source) => source[lang]),
  };
}

/**
 * The content of a document without version and date. A new version is due when its hash changes, so changing the shape of
 * this object makes one due for every document.
 *
 * @param register The document's row in the register.
 */
export function sheetContent(sheet: TechnicalSheet, lang: Language, register: { id: string; url: string }) {
  const { name, village, department, country, phone, email, origin } = company;
  return {
    sheet: sheetText(sheet, lang),
    words: technicalSheetWords().document[lang],
    company: { name, phone, email, address: [village, department, country].join(", ") },
    register,
    quoteUrl: origin + fill(QUOTE_LINK, { product: sheet.id }),
  };
}

export type SheetContent = ReturnType<typeof sheetContent>;
