import { SCHEMA_URL, sheetText, sheetUrls } from "~/catalog/technical-sheet-text";
import { technicalSheets, type TechnicalSheet } from "~/catalog/technical-sheets";
import type { Language } from "~/lib/language";
import { publishSheet, sheetSchema } from "./published-sheet.server";
import { sheetCsv } from "./sheet-csv.server";
import { renderTechnicalSheet } from "./technical-sheet-pdf.server";

/** A file that is made of the technical sheets. */
export type TechnicalFile = {
  url: string;
  type: string;
  render: () => BodyInit | Promise<BodyInit>;
};

const documentFile = (sheet: TechnicalSheet, lang: Language): TechnicalFile => ({
  url: sheetUrls(sheet.id)[lang],
  type: "application/pdf",
  render: () => renderTechnicalSheet(sheetText(sheet, lang)),
});

const jsonText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** All files that are made of the technical sheets: documents in both languages, and their figures for machines. */
export const technicalFiles: readonly TechnicalFile[] = [
  ...technicalSheets.flatMap((sheet): TechnicalFile[] => {
    const urls = sheetUrls(sheet.id);
    return [
      documentFile(sheet, "es"),
      documentFile(sheet, "en"),
      { url: urls.json, type: "application/json", render: () => jsonText(publishSheet(sheet)) },
      { url: urls.csv, type: "text/csv; charset=utf-8", render: () => sheetCsv(sheet) },
    ];
  }),
  { url: SCHEMA_URL, type: "application/json", render: () => jsonText(sheetSchema()) },
];
