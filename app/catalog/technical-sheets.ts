import { z } from "zod";
import { readCollection, type RecordOf } from "./collection.ts";
import { defineDocument } from "./document.ts";
import * as field from "./fields.ts";

/** Words of a document: the unit stays with its figure, and decimals have a point. */
const words = field.text.refine(
  (text) => !/\d [%°]|\d,\d/.test(text),
  "a text with a non-breaking space (\\_) before % and °, and a point in decimals",
);

/** Whole sentences. */
const sentences = z.array(words.endsWith(".")).min(2);

/** One line of the table of reference values. */
const parameter = z.strictObject({
  parameter: words,
  /** Number of the published method, or "A convenir". */
  method: z
    .string()
    .regex(/^(A convenir$|(AOCS|AOAC|IUPAC|ISO|BS) \S)/, "a method like AOCS Ca 5a-40, or A convenir"),
  /** Value or range with decimal point, without its unit. */
  reference: z
    .string()
    .regex(
      /^(A convenir|(máx\. )?\d+(\.\d+)?(–\d+(\.\d+)?)?)$/,
      "a value like máx. 0.25 or 50.0–55.0, or A convenir",
    ),
  /** "—" for a pure number. */
  unit: words,
  /** Where the value comes from: a standard, the usual commercial limit, or typical. */
  note: words,
});

/** What the file of a technical document holds. */
export const technicalSheetFields = z.strictObject({
  /** The end of its address. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "small letters and hyphens"),
  draft: field.draft,
  name: words,
  icon: z.enum(["drop", "kernel", "meal", "fibre"]),
  summary: words.endsWith("."),
  uses: z.array(words).min(1),
  description: words,
  parameters: z.array(parameter).min(1),
  handling: sentences,
  sources: sentences,
});

const complete = (sheet: RecordOf<typeof technicalSheetFields>) => ({
  ...sheet,
  url: `/documentos/ficha-tecnica-${sheet.id}.pdf`,
  format: "PDF",
  language: "Español",
});

/** One technical document: a card on the page and a PDF made at build time (spec 3, "Technical sheet link"). */
export type TechnicalSheet = ReturnType<typeof complete>;

/** A line of a document's table. */
export type TechnicalParameter = z.infer<typeof parameter>;

/** The documents of /ficha-tecnica. */
export const technicalSheets: readonly TechnicalSheet[] = readCollection(
  "content/documents/*.yaml",
  technicalSheetFields,
).map(complete);

/** What stands on every document: its figures are published ones, not measurements of the company. */
export const technicalSheetWords = defineDocument(
  "content/sections/technical-sheets.yaml",
  z.strictObject({
    sampleMark: field.text,
    /** What the sample mark means, in full. */
    sampleNotice: field.text,
    document: field.text,
    description: field.text,
    uses: field.text,
    handling: field.text,
    sources: field.text,
    values: field.text,
    columns: z.strictObject({
      parameter: field.text,
      reference: field.text,
      unit: field.text,
      method: field.text,
      note: field.text,
    }),
    page: field.text,
  }),
);
