import { boundText, type Figure } from "../../lib/figure.ts";
import { pick } from "../../lib/pick.ts";
import { hasSample, rowsOf, type SheetRow } from "../queries/sheet-rows.ts";
import { technicalSheetsPage } from "../content/corporate-pages.ts";
import { technicalSheetWords } from "../content/document-words.ts";
import { sheetUrls, technicalSheets, type TechnicalSheet } from "../content/technical-sheets.ts";
import { companyDetails } from "../content/company.ts";

/** The content of `/documentos/<id>.json`. */
export function publishSheet(sheet: TechnicalSheet) {
  const { es, en } = technicalSheetWords().document;
  const { origin } = companyDetails();
  const urls = sheetUrls(sheet.id);
  const figures = { es: rowsOf(sheet, "es"), en: rowsOf(sheet, "en") };
  return {
    ...pick(sheet, "id", "name", "summary", "description", "handling", "sources"),
    page: origin + technicalSheetsPage.path,
    documents: { es: origin + urls.es, en: origin + urls.en },
    notice: hasSample(figures.es) ? { es: es.sampleNotice, en: en.sampleNotice } : undefined,
    figures,
  };
}

const bounds = (prefix: string, value: Figure | undefined) => ({
  [`${prefix}min`]: value ? boundText(value, "min") : "",
  [`${prefix}max`]: value ? boundText(value, "max") : "",
});

function csvRow(product: string, es: SheetRow, en: SheetRow | undefined): Record<string, string> {
  const inBoth = (column: string, cellOf: (row: SheetRow) => string | undefined) => ({
    [`${column}_es`]: cellOf(es) ?? "",
    [`${column}_en`]: (en && cellOf(en)) ?? "",
  });
  return {
    product,
    group: es.group,
    id: es.id,
    symbol: es.symbol ?? "",
    ...inBoth("name", ({ name }) => name),
    ...inBoth("condition", ({ condition }) => condition),
    ...inBoth("value", ({ text }) => text),
    ...bounds("", es.value),
    ...inBoth("unit", ({ unit }) => unit),
    method: es.method ?? "",
    ...bounds("typical_", es.typical?.value),
    ...inBoth("typical_source", ({ typical }) => typical?.source),
    ...inBoth("note", ({ note }) => note),
    ...inBoth("source", ({ source }) => source),
    sample: String(es.sample),
  };
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The rows as CSV (RFC 4180). Spreadsheets recognise UTF-8 by the byte order mark. */
export function sheetCsv(sheet: TechnicalSheet): string {
  const english = rowsOf(sheet, "en");
  const rows = rowsOf(sheet, "es").map((row, index) => csvRow(sheet.id, row, english[index]));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

export function dataFile(url: string): { type: string; text: string } | undefined {
  for (const sheet of technicalSheets) {
    const { json, csv } = sheetUrls(sheet.id);
    if (url === csv) return { type: "text/csv; charset=utf-8", text: sheetCsv(sheet) };
    if (url === json)
      return { type: "application/json", text: JSON.stringify(publishSheet(sheet), undefined, 2) };
  }
  return undefined;
}
