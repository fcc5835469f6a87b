import { z } from "zod";
import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import {
  figuresOf,
  hsCodeOf,
  packagingOf,
  SCHEMA_URL,
  sheetUrls,
  sourceName,
  type InBoth,
  type SheetFigure,
} from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { fillFigures, technicalSheets, type TechnicalSheet } from "~/catalog/technical-sheets";
import { boundText, figureText } from "~/lib/figure";
import { company } from "~/words/company";

const inBoth = z
  .strictObject({ es: z.string(), en: z.string() })
  .describe("A text in Spanish and in English.");

const publishedValue = z
  .strictObject({
    kind: z
      .enum(["range", "max", "min", "exact", "trace", "absent", "agreed"])
      .describe(
        "range: from min to max. max, min: bounded on one side. exact: min and max are the same. trace: from what the method does not detect up to max. absent: not detected. agreed: left to the contract.",
      ),
    min: z.number().optional(),
    max: z.number().optional(),
    decimals: z
      .int()
      .min(0)
      .describe("With how many decimals min and max are written: JSON does not tell 5.0 from 5."),
  })
  .meta({ id: "value" });

const sourceId = z.string().describe("The id of one of the sources of this sheet.");

const sample = z
  .boolean()
  .describe("Whether it only stands for a value that the company has yet to give. Never rely on it.");

const publishedFigure = z.strictObject({
  group: z.enum(["trade", "parameter", "fatty-acid"]),
  id: z.string().describe("Its name for machines, the same in every product that has it."),
  symbol: z.string().optional().describe("How the trade writes it, such as FFA or C16:0."),
  name: inBoth,
  condition: inBoth.optional().describe("How it is told or measured: at 50 °C, as palmitic."),
  method: z.string().optional().describe("Number of the published method; to be agreed where there is none."),
  value: publishedValue,
  unit: inBoth.optional().describe("None for a pure number."),
  typical: z
    .strictObject({ value: publishedValue, source: sourceId })
    .optional()
    .describe("What is published as usual within the limits."),
  note: inBoth.optional(),
  source: sourceId.optional(),
  sample,
});

const publishedSheet = z.strictObject({
  $schema: z.url(),
  id: z.string(),
  page: z.url(),
  documents: z.strictObject({ es: z.url(), en: z.url() }).describe("The same figures as PDF."),
  name: inBoth,
  summary: inBoth,
  description: inBoth,
  notice: inBoth.describe("What these figures are, and what they are not."),
  uses: z.array(inBoth),
  hsCode: z.strictObject({ value: inBoth, source: sourceId.optional() }),
  packaging: z.strictObject({ value: z.array(inBoth), sample }),
  handling: z.array(inBoth),
  figures: z.array(publishedFigure),
  sources: z.array(z.strictObject({ id: z.string(), short: inBoth, name: inBoth })),
});

/** A technical sheet as machines read it. */
export type PublishedSheet = z.infer<typeof publishedSheet>;

const address = (path: string) => company.origin + path;

/** What `/documentos/<id>.json` holds; it is what its schema says, or the build stops. */
export function publishSheet(sheet: TechnicalSheet): PublishedSheet {
  const { es, en } = technicalSheetWords().document;
  const urls = sheetUrls(sheet.id);
  return publishedSheet.parse({
    $schema: address(SCHEMA_URL),
    id: sheet.id,
    page: address(technicalSheetsPage.path),
    documents: { es: address(urls.es), en: address(urls.en) },
    name: sheet.name,
    summary: sheet.summary,
    description: sheet.description,
    notice: { es: es.sampleNotice, en: en.sampleNotice },
    uses: sheet.uses.map((use) => ({ es: use.es, en: use.en })),
    hsCode: { value: hsCodeOf(sheet), ...(sheet.hsCode.source ? { source: sheet.hsCode.source } : {}) },
    packaging: { value: packagingOf(sheet).map(({ name }) => name), sample: sheet.packaging.sample },
    handling: sheet.handling.map((each) => ({
      es: fillFigures(each.es, sheet),
      en: fillFigures(each.en, sheet),
    })),
    figures: figuresOf(sheet),
    sources: sheet.sources.map(({ id, short, ...name }) => ({ id, short, name })),
  });
}

/** The JSON Schema of what {@link publishSheet} gives. */
export function sheetSchema() {
  return {
    $id: address(SCHEMA_URL),
    title: "Technical sheet",
    ...z.toJSONSchema(publishedSheet, { target: "draft-2020-12" }),
  };
}

type Row = Record<string, string>;

const inColumns = (name: string, text: InBoth | undefined): Row => ({
  [`${name}_es`]: text?.es ?? "",
  [`${name}_en`]: text?.en ?? "",
});

function csvRow(sheet: TechnicalSheet, figure: SheetFigure): Row {
  const { es, en } = technicalSheetWords().figure;
  const { value, typical } = figure;
  return {
    product: sheet.id,
    group: figure.group,
    id: figure.id,
    symbol: figure.symbol ?? "",
    ...inColumns("name", figure.name),
    ...inColumns("condition", figure.condition),
    ...inColumns("value", { es: figureText(value, es), en: figureText(value, en) }),
    min: boundText(value, "min"),
    max: boundText(value, "max"),
    ...inColumns("unit", figure.unit),
    method: figure.method ?? "",
    typical_min: typical ? boundText(typical.value, "min") : "",
    typical_max: typical ? boundText(typical.value, "max") : "",
    ...inColumns("typical_source", sourceName(sheet, typical?.source)),
    ...inColumns("note", figure.note),
    ...inColumns("source", sourceName(sheet, figure.source)),
    sample: String(figure.sample),
  };
}

/** What is told in words: the customs code and the packaging. */
function textRows(sheet: TechnicalSheet): Row[] {
  const { trade } = technicalSheetWords();
  const names = packagingOf(sheet).map(({ name }) => name);
  const packaging = { es: names.map(({ es }) => es).join(", "), en: names.map(({ en }) => en).join(", ") };
  const common = { product: sheet.id, group: "trade" };
  return [
    {
      ...common,
      id: "hs-code",
      ...inColumns("name", trade["hs-code"]),
      ...inColumns("value", hsCodeOf(sheet)),
      ...inColumns("source", sourceName(sheet, sheet.hsCode.source)),
      sample: "false",
    },
    {
      ...common,
      id: "packaging",
      ...inColumns("name", trade.packaging),
      ...inColumns("value", packaging),
      sample: String(sheet.packaging.sample),
    },
  ];
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The figures as CSV (RFC 4180). Spreadsheets recognise UTF-8 by the byte order mark. */
export function sheetCsv(sheet: TechnicalSheet): string {
  const figures = figuresOf(sheet).map((figure) => csvRow(sheet, figure));
  const columns = Object.keys(figures[0] ?? {});
  const rows = [...textRows(sheet), ...figures].map((row) => columns.map((name) => row[name] ?? ""));
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

const jsonText = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/** The files for machines that are made of the sheets, by their addresses. */
export const dataFiles: ReadonlyMap<string, { type: string; render: () => string }> = new Map([
  ...technicalSheets.flatMap((sheet) => {
    const { json, csv } = sheetUrls(sheet.id);
    return [
      [json, { type: "application/json", render: () => jsonText(publishSheet(sheet)) }],
      [csv, { type: "text/csv; charset=utf-8", render: () => sheetCsv(sheet) }],
    ] as const;
  }),
  [SCHEMA_URL, { type: "application/json", render: () => jsonText(sheetSchema()) }],
]);
