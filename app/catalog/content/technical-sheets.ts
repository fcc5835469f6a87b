import { z } from "zod";
import { parseFigure, type Figure } from "../../lib/figure.ts";
import { readCollection } from "../read/collection.ts";
import { expected, pattern, report } from "../read/schema-problems.ts";
import * as field from "./fields.ts";

/** A text in a document. It has a non-breaking space before units and a point in decimals. */
const words = field.text.refine((text) => !/\d [%°]|\d,\d/.test(text), expected("documentText"));

const sentence = words.endsWith(".", expected("fullStop")).meta({ expected: "fullStop" });

export const inBoth = <Text extends z.ZodType>(text: Text) => z.strictObject({ es: text, en: text });

const figure = z
  .string(expected("figure"))
  .transform((text, context): Figure => parseFigure(text) ?? (context.addIssue(expected("figure")), z.NEVER))
  .describe("≤ 5.0, ≥ 2.3, 50.0–55.0, 12, ND–0.5, ND (not detected), or to be agreed");

/** Marks a value that buyer and seller agree on in the contract. */
export const AGREED = "to be agreed";

const method = pattern(/^(to be agreed$|(AOCS|AOAC|IUPAC|ISO|BS) \S)/, "method").describe(
  "The published method, such as AOCS Ca 5a-40, or to be agreed",
);

/** Every value names its source, is a sample, or is left to the contract. */
const origin = {
  source: field.slug.exactOptional().describe("The id of one of the sources below"),
  sample: field.sample,
};

const measured = z.strictObject({ value: figure, ...origin });

const typical = z.strictObject({ value: figure, source: field.slug }).exactOptional();

const parameter = z.strictObject({
  id: field.slug.describe("Its name for machines; the same in every product that has it"),
  symbol: field.text.exactOptional().describe("How the trade writes it, such as FFA"),
  es: words,
  en: words,
  /** The condition of measurement, such as "at 50 °C", if it differs between products. */
  condition: inBoth(words).exactOptional(),
  method,
  value: figure,
  /** A pure number has no unit. */
  unit: inBoth(words).exactOptional(),
  typical,
  /** Shown instead of the source's short name in the notes column. */
  note: inBoth(words).exactOptional(),
  ...origin,
});

const acid = z.strictObject({
  acid: field.text.describe("Its number of carbon atoms and double bonds, such as C18:1"),
  value: figure,
  typical,
  /** The PDF's table has no room for all acids and contains only those that are shown. */
  shown: z.boolean().default(false),
});

export const packagings = ["flexitank", "iso-tank", "drum", "sack", "bulk"] as const;

/** Kinds of use by which buyers filter the comparison. */
export const kindsOfUse = ["food", "soap", "oleochemicals", "energy", "feed", "soil"] as const;

const source = z.strictObject({ id: field.slug, short: inBoth(words), es: sentence, en: sentence });

const fields = z.strictObject({
  /** The addresses of the sheet's files contain this id. */
  id: pattern(/^[a-z]+(-[a-z]+)*$/, "code"),
  draft: field.draft,
  icon: z.enum(["drop", "kernel", "meal", "fibre"]),
  /** Oils are compared side by side. */
  family: z.enum(["oils", "derivatives"]),
  name: inBoth(words),
  /** Shown where the full name does not fit. */
  short: inBoth(words),
  summary: inBoth(sentence),
  description: inBoth(words),
  uses: field.nonEmptyRows({ es: words, en: words, kinds: field.list(z.enum(kindsOfUse)) }),
  hsCode: z.strictObject({ value: pattern(/^(to be agreed|\d{4}\.\d\d)$/, "hsCode"), ...origin }),
  packaging: z.strictObject({ value: field.list(z.enum(packagings)), ...origin }),
  /** What each packaging holds. Bulk has no net load, because it depends on the tank or vessel. */
  netLoads: z
    .array(
      z.strictObject({ packaging: z.enum(packagings), value: figure, unit: z.enum(["t", "kg"]), ...origin }),
    )
    .exactOptional(),
  /** Temperatures are in °C, the shelf life is in months. */
  storageTemperature: measured.exactOptional(),
  loadingTemperature: measured.exactOptional(),
  shelfLife: measured,
  parameters: field.list(parameter),
  fattyAcids: z.strictObject({ method, source: field.slug, acids: field.list(acid) }).exactOptional(),
  handling: z.array(inBoth(sentence)).min(2),
  sources: z.array(source).min(2),
});

const agreed = z.union([z.literal(AGREED), z.looseObject({ kind: z.literal("agreed") })]);

/** Reports mistakes in the origins of all values below a node. */
function checkOrigins(
  context: z.RefinementCtx,
  node: unknown,
  path: (string | number)[],
  sources: readonly string[],
): void {
  if (typeof node !== "object" || node === null) return;
  if ("source" in node && typeof node.source === "string") {
    if (!sources.includes(node.source))
      report(context, [...path, "source"], "unknownSource", { source: node.source });
  } else if ("sample" in node && !node.sample && "value" in node && !agreed.safeParse(node.value).success)
    report(context, path, "noOrigin");
  for (const [key, each] of Object.entries(node)) checkOrigins(context, each, [...path, key], sources);
}

export const technicalSheetFields = fields.superRefine((sheet, context) => {
  const sources = sheet.sources.map(({ id }) => id);
  checkOrigins(context, sheet, [], sources);
  const ids = sheet.parameters.map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (repeated >= 0) report(context, ["parameters", repeated, "id"], "takenParameterId");
});

export const technicalSheetFiles = readCollection("content/documents/*.yaml", technicalSheetFields);

export const technicalSheets = technicalSheetFiles.records;

export type TechnicalSheet = (typeof technicalSheets)[number];

export const sheetUrls = (id: string) => ({
  es: `/documentos/ficha-tecnica-${id}.pdf`,
  en: `/documentos/technical-sheet-${id}.pdf`,
  json: `/documentos/${id}.json`,
  csv: `/documentos/${id}.csv`,
});

export const sheetPdfs = technicalSheets.flatMap(({ id }) => [sheetUrls(id).es, sheetUrls(id).en]);
