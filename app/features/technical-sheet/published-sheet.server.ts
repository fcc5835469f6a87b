import { z } from "zod";
import { technicalSheetsPage } from "~/catalog/corporate-pages";
import { figuresOf, hsCodeOf, packagingOf, SCHEMA_URL, sheetUrls } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { fillFigures, type TechnicalSheet } from "~/catalog/technical-sheets";
import { company } from "~/words/company";

const inBoth = z
  .strictObject({ es: z.string(), en: z.string() })
  .describe("A text in Spanish and in English.");

const figure = z
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
  value: figure,
  unit: inBoth.optional().describe("None for a pure number."),
  typical: z
    .strictObject({ value: figure, source: sourceId })
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
