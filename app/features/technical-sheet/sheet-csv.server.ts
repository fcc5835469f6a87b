import {
  figuresOf,
  hsCodeOf,
  packagingOf,
  sourceName,
  type InBoth,
  type SheetFigure,
} from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import type { TechnicalSheet } from "~/catalog/technical-sheets";
import { endText, figureText } from "~/lib/figure";
import type { Language } from "~/lib/language";

/** By it a spreadsheet knows that the file is in UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

type Row = Record<string, string>;

const pair = (name: string, words: InBoth | undefined): Row => ({
  [`${name}_es`]: words?.es ?? "",
  [`${name}_en`]: words?.en ?? "",
});

function figureRow(sheet: TechnicalSheet, figure: SheetFigure): Row {
  const { es, en } = technicalSheetWords().figure;
  const { value, typical } = figure;
  return {
    product: sheet.id,
    group: figure.group,
    id: figure.id,
    symbol: figure.symbol ?? "",
    ...pair("name", figure.name),
    ...pair("condition", figure.condition),
    ...pair("value", { es: figureText(value, es), en: figureText(value, en) }),
    min: endText(value, "min"),
    max: endText(value, "max"),
    ...pair("unit", figure.unit),
    method: figure.method ?? "",
    typical_min: typical ? endText(typical.value, "min") : "",
    typical_max: typical ? endText(typical.value, "max") : "",
    ...pair("typical_source", sourceName(sheet, typical?.source)),
    ...pair("note", figure.note),
    ...pair("source", sourceName(sheet, figure.source)),
    sample: String(figure.sample),
  };
}

/** What is a word, not a figure. */
function textRows(sheet: TechnicalSheet): Row[] {
  const { trade } = technicalSheetWords();
  const packaging = packagingOf(sheet);
  const listIn = (lang: Language) => packaging.map(({ name }) => name[lang]).join(", ");
  const list = { es: listIn("es"), en: listIn("en") };
  const common = { product: sheet.id, group: "trade" };
  return [
    {
      ...common,
      id: "hs-code",
      ...pair("name", trade["hs-code"]),
      ...pair("value", hsCodeOf(sheet)),
      ...pair("source", sourceName(sheet, sheet.hsCode.source)),
      sample: "false",
    },
    {
      ...common,
      id: "packaging",
      ...pair("name", trade.packaging),
      ...pair("value", list),
      sample: String(sheet.packaging.sample),
    },
  ];
}

const NEEDS_QUOTES = /[\u{22},\r\n]/u;

const cell = (text: string) =>
  NEEDS_QUOTES.test(text) ? ['"', text.replaceAll('"', '""'), '"'].join("") : text;

/** The figures of a product as a table of RFC 4180, with a point in decimals, that spreadsheets open with its accents. */
export function sheetCsv(sheet: TechnicalSheet): string {
  const rows = figuresOf(sheet).map((figure) => figureRow(sheet, figure));
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns,
    ...[...textRows(sheet), ...rows].map((row) => columns.map((name) => row[name] ?? "")),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
