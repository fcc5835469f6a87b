import { z } from "zod";
import { FIGURE_FORMS, parseFigure, type Figure } from "../lib/figure.ts";
import { readCollection, type RecordOf } from "./read/collection.ts";
import * as field from "./schemas/fields.ts";

/** Words of a document: the unit stays with its figure, and decimals have a point. */
const words = field.text.refine(
  (text) => !/[\d}] [%°]|\d,\d/.test(text),
  "a text with a non-breaking space (\\_) before % and °, and a point in decimals",
);

const sentence = words.endsWith(".");

const inBoth = <Text extends z.ZodType>(text: Text) => z.strictObject({ es: text, en: text });

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens");

const figure = z
  .string(FIGURE_FORMS)
  .transform((text, context): Figure => parseFigure(text) ?? (context.addIssue(FIGURE_FORMS), z.NEVER))
  .describe("≤ 5.0, ≥ 2.3, 50.0–55.0, 12, ND–0.5, ND (not detected), or to be agreed");

/** Number of a published method. */
const method = z
  .string()
  .regex(/^(to be agreed$|(AOCS|AOAC|IUPAC|ISO|BS) \S)/, "a method like AOCS Ca 5a-40, or to be agreed")
  .describe("The published method, such as AOCS Ca 5a-40, or to be agreed");

/** Where a value comes from. */
const origin = {
  source: slug.exactOptional().describe("The id of one of the sources below"),
  sample: field.sample,
};

const typical = z.strictObject({ value: figure, source: slug });

const parameter = z.strictObject({
  id: slug.describe("Its name for machines; the same in every product that has it"),
  symbol: field.text.exactOptional().describe("How the trade writes it, such as FFA"),
  es: words,
  en: words,
  /** How it is told or measured here, where that differs between products: at 50 °C, as palmitic. */
  condition: inBoth(words).exactOptional(),
  method,
  value: figure,
  /** None for a pure number. */
  unit: inBoth(words).exactOptional(),
  typical: typical.exactOptional(),
  /** In place of its source's short name, where documents have a column for it. */
  note: inBoth(words).exactOptional(),
  ...origin,
});

/** The fatty acids of a profile, in the order of Codex CXS 210. */
export const acids = [
  "C6:0",
  "C8:0",
  "C10:0",
  "C12:0",
  "C14:0",
  "C16:0",
  "C16:1",
  "C17:0",
  "C17:1",
  "C18:0",
  "C18:1",
  "C18:2",
  "C18:3",
  "C20:0",
  "C20:1",
  "C22:0",
] as const;

const profile = z.strictObject({
  method,
  source: slug,
  acids: z
    .array(
      z.strictObject({
        acid: z.enum(acids),
        value: figure,
        typical: typical.exactOptional(),
        /** Whether it stands in the table of the document, which has room for few. */
        shown: z.literal(true).exactOptional(),
      }),
    )
    .min(1),
});

/** How a product can be packed. */
export const packagings = ["flexitank", "iso-tank", "drum", "sack", "bulk"] as const;

/** What a product serves for, as buyers look for it. */
export const useKinds = ["food", "soap", "oleochemicals", "energy", "feed", "soil"] as const;

/** A {@link useKinds kind of use}. */
export type UseKind = (typeof useKinds)[number];

const source = z.strictObject({ id: slug, short: inBoth(words), es: sentence, en: sentence });

const fields = z.strictObject({
  /** The end of its addresses. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "small letters and hyphens"),
  draft: field.draft,
  /** With which others it is compared. */
  family: z.enum(["oils", "derivatives"]),
  icon: z.enum(["drop", "kernel", "meal", "fibre"]),
  name: inBoth(words),
  /** Its name where there is little room. */
  short: inBoth(words),
  summary: inBoth(sentence),
  description: inBoth(words),
  uses: z.array(z.strictObject({ es: words, en: words, kinds: z.array(z.enum(useKinds)).min(1) })).min(1),
  hsCode: z.strictObject({
    value: z
      .string()
      .regex(/^(to be agreed|\d{4}\.\d\d)$/, "a code of six digits like 1511.10, or to be agreed"),
    ...origin,
  }),
  packaging: z.strictObject({ value: z.array(z.enum(packagings)).min(1), ...origin }),
  /** What one of each holds; in bulk it depends on the tank or the vessel. */
  netLoads: z
    .array(
      z.strictObject({ packaging: z.enum(packagings), value: figure, unit: z.enum(["t", "kg"]), ...origin }),
    )
    .exactOptional(),
  /** In °C. */
  storageTemperature: z.strictObject({ value: figure, ...origin }).exactOptional(),
  /** In °C. */
  loadingTemperature: z.strictObject({ value: figure, ...origin }).exactOptional(),
  /** In months. */
  shelfLife: z.strictObject({ value: figure, ...origin }),
  parameters: z.array(parameter).min(1),
  fattyAcids: profile.exactOptional(),
  /** A figure of the sheet stands in braces: `{moisture.max}`. */
  handling: z.array(inBoth(sentence)).min(2),
  sources: z.array(source).min(2),
});

/** A technical sheet as its file holds it, in both languages. */
export type TechnicalSheet = RecordOf<typeof fields>;

/** Something with a value, and where in the file it stands. */
type Cited = { path: (string | number)[]; value: unknown; source?: string; sample: boolean };

const citedAt = (
  path: Cited["path"],
  { value, source: id, sample = false }: Partial<Omit<Cited, "path">>,
): Cited => ({ path, value, sample, ...(id === undefined ? {} : { source: id }) });

/** Every value of a sheet. */
function citedIn(sheet: TechnicalSheet): Cited[] {
  const { hsCode, packaging, storageTemperature, loadingTemperature, shelfLife, fattyAcids } = sheet;
  const trade = { hsCode, packaging, storageTemperature, loadingTemperature, shelfLife };
  return [
    ...Object.entries(trade).flatMap(([key, each]) => (each ? [citedAt([key], each)] : [])),
    ...(sheet.netLoads ?? []).map((each, index) => citedAt(["netLoads", index], each)),
    ...sheet.parameters.flatMap((each, index) => [
      citedAt(["parameters", index], each),
      ...(each.typical ? [citedAt(["parameters", index, "typical"], each.typical)] : []),
    ]),
    ...(fattyAcids ? [citedAt(["fattyAcids"], { value: fattyAcids.acids, source: fattyAcids.source })] : []),
    ...(fattyAcids?.acids ?? []).flatMap(({ typical: each }, index) =>
      each ? [citedAt(["fattyAcids", "acids", index, "typical"], each)] : [],
    ),
  ];
}

/** Nothing is cited only where nothing is said. */
const isAgreed = (value: unknown) =>
  value === "to be agreed" ||
  (typeof value === "object" && value !== null && "kind" in value && value.kind === "agreed");

/** A place in a sentence, for an end of one of the sheet's figures. */
const PLACE = /\{([\w-]+)\.(min|max)\}/g;

/** Finds the figure that a sentence speaks of. */
function figureNamed(sheet: TechnicalSheet, id: string): Figure | undefined {
  if (id === "storage-temperature") return sheet.storageTemperature?.value;
  if (id === "loading-temperature") return sheet.loadingTemperature?.value;
  return sheet.parameters.find((each) => each.id === id)?.value;
}

/** Puts the sheet's own figures into a sentence. */
export function fillFigures(text: string, sheet: TechnicalSheet): string {
  return text.replaceAll(PLACE, (place, id: string, end: "min" | "max") => {
    const named = figureNamed(sheet, id);
    return named?.[end]?.toFixed(named.decimals) ?? place;
  });
}

/** What the file of a technical document holds. */
export const technicalSheetFields = fields.superRefine((sheet, context) => {
  const say = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message, params: { told: true } });
  const sources = new Set(sheet.sources.map(({ id }) => id));
  for (const { path, value, source: id, sample } of citedIn(sheet)) {
    if (id !== undefined && !sources.has(id))
      say([...path, "source"], `"${id}" is the id of none of the sources`);
    if (id === undefined && !sample && !isAgreed(value))
      say(path, "says not where its value comes from: it has a source, or sample: true");
  }
  for (const [index, { es, en }] of sheet.handling.entries()) {
    for (const [lang, text] of Object.entries({ es, en })) {
      const [open] = /\{[^}]*\}/.exec(fillFigures(text, sheet)) ?? [];
      if (open) say(["handling", index, lang], `${open} is no figure of this sheet, such as {moisture.max}`);
    }
  }
  const repeated = sheet.parameters.findIndex(
    ({ id }, index) => sheet.parameters.findIndex((each) => each.id === id) < index,
  );
  if (repeated >= 0) say(["parameters", repeated, "id"], "is the id of another parameter, too");
});

/** Their files. */
export const technicalSheetFiles = readCollection("content/documents/*.yaml", technicalSheetFields);

/** The products of /ficha-tecnica. */
export const technicalSheets: readonly TechnicalSheet[] = technicalSheetFiles.records;
