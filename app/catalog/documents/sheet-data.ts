import { boundText, type Figure } from "../../lib/figure.ts";
import { pick } from "../../lib/pick.ts";
import { rowsOf, type InBoth, type SheetRow } from "../queries/sheet-rows.ts";
import { technicalSheetsPage } from "../schemas/corporate-pages.ts";
import { technicalSheetWords } from "../schemas/technical-sheet-words.ts";
import { sheetUrls, technicalSheets, type TechnicalSheet } from "../schemas/technical-sheets.ts";
import { companyFile } from "../schemas/words.ts";

/** The content of `/documentos/<id>.json`. */
export function publishSheet(sheet: TechnicalSheet) {
  const { es, en } = technicalSheetWords().document;
  const { origin } = companyFile();
  const urls = sheetUrls(sheet.id);
  return {
    ...pick(sheet, "id", "name", "summary", "description", "handling", "sources"),
    page: origin + technicalSheetsPage.path,
    documents: { es: origin + urls.es, en: origin + urls.en },
    notice: { es: es.sampleNotice, en: en.sampleNotice },
    figures: rowsOf(sheet),
  };
}

const inColumns = (name: string, text: InBoth | undefined) => ({
  [`${name}_es`]: text?.es ?? "",
  [`${name}_en`]: text?.en ?? "",
});

const bounds = (prefix: string, value: Figure | undefined) => ({
  [`${prefix}min`]: value ? boundText(value, "min") : "",
  [`${prefix}max`]: value ? boundText(value, "max") : "",
});

const csvRow = (product: string, row: SheetRow): Record<string, string> => ({
  product,
  group: row.group,
  id: row.id,
  symbol: row.symbol ?? "",
  ...inColumns("name", row.name),
  ...inColumns("condition", row.condition),
  ...inColumns("value", row.text),
  ...bounds("", row.value),
  ...inColumns("unit", row.unit),
  method: row.method ?? "",
  ...bounds("typical_", row.typical?.value),
  ...inColumns("typical_source", row.typical?.source),
  ...inColumns("note", row.note),
  ...inColumns("source", row.source),
  sample: String(row.sample),
});

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows as CSV (RFC 4180). Spreadsheets recognise UTF-8 by the byte order mark. */
export function sheetCsv(sheet: TechnicalSheet): string {
  const rows = rowsOf(sheet).map((row) => csvRow(sheet.id, row));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

/** The CSV or JSON file at an address, if any. */
export function dataFile(url: string): { type: string; text: string } | undefined {
  for (const sheet of technicalSheets) {
    const { json, csv } = sheetUrls(sheet.id);
    if (url === csv) return { type: "text/csv; charset=utf-8", text: sheetCsv(sheet) };
    if (url === json)
      return { type: "application/json", text: JSON.stringify(publishSheet(sheet), undefined, 2) };
  }
  return undefined;
}
