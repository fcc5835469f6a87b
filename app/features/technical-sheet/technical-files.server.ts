import { SCHEMA_URL, sheetUrls } from "~/catalog/technical-sheet-text";
import { technicalSheets } from "~/catalog/technical-sheets";
import { publishSheet, sheetSchema } from "./published-sheet.server";
import { sheetCsv } from "./sheet-csv.server";

/** A file that machines read, made of the technical sheets. */
export type TechnicalFile = { url: string; type: string; render: () => string };

const jsonText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The figures of the technical sheets for machines. */
export const technicalFiles: readonly TechnicalFile[] = [
  ...technicalSheets.flatMap((sheet): TechnicalFile[] => {
    const urls = sheetUrls(sheet.id);
    return [
      { url: urls.json, type: "application/json", render: () => jsonText(publishSheet(sheet)) },
      { url: urls.csv, type: "text/csv; charset=utf-8", render: () => sheetCsv(sheet) },
    ];
  }),
  { url: SCHEMA_URL, type: "application/json", render: () => jsonText(sheetSchema()) },
];
