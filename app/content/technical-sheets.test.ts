import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sampleMark, technicalSheets } from "./technical-sheets";

const words = z
  .string()
  .trim()
  .min(1)
  // The unit stays with its figure (non-breaking space), and decimals have a point.
  .refine((text) => !/\d [%°]|\d,\d/.test(text), "a breaking space before a unit, or a decimal comma");

const parameter = z.strictObject({
  parameter: words,
  method: z.union([z.literal("A convenir"), z.string().regex(/^(AOCS|AOAC|IUPAC|ISO|BS) \S/)]),
  reference: z.union([z.literal("A convenir"), z.string().regex(/^(máx\. )?\d+(\.\d+)?(–\d+(\.\d+)?)?$/)]),
  unit: words,
  note: words,
});

const sheet = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    name: words,
    url: z.string(),
    icon: z.enum(["drop", "kernel", "meal", "fibre"]),
    summary: words.endsWith("."),
    format: z.literal("PDF"),
    language: z.literal("Español"),
    uses: z.array(words).min(3),
    description: words,
    parameters: z.array(parameter).min(6),
    handling: z.array(words.endsWith(".")).min(3),
    sources: z.array(words.endsWith(".")).min(2),
  })
  .refine(({ id, url }) => url === `/documentos/ficha-tecnica-${id}.pdf`, "the url must follow from the id");

describe("technicalSheets", () => {
  it("has four complete sheets", () => {
    expect(() => z.array(sheet).length(4).parse(technicalSheets)).not.toThrow();
  });

  it.each(["id", "name", "url", "icon"] as const)("gives each sheet its own %s", (key) => {
    expect(new Set(technicalSheets.map((item) => item[key])).size).toBe(technicalSheets.length);
  });

  it.each(technicalSheets)("names no parameter twice in $id", ({ parameters }) => {
    expect(new Set(parameters.map((row) => row.parameter)).size).toBe(parameters.length);
  });

  it("puts ranges in ascending order", () => {
    const references = technicalSheets.flatMap(({ parameters }) => parameters.map((row) => row.reference));
    const ranges = references.filter((text) => text.includes("–")).map((text) => text.split("–").map(Number));
    expect(ranges.length).toBeGreaterThan(20);
    expect(ranges.filter(([low = 0, high = 0]) => low >= high)).toEqual([]);
  });

  it("is marked as a sample", () => {
    expect(sampleMark).toBe("Muestra – valores de referencia");
  });
});
