import { describe, expect, it } from "vitest";
import { z } from "zod";
import { figuresOf, fullName, sheetText, type SheetFigure } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { fillFigures, technicalSheets } from "~/catalog/technical-sheets";
import { boundText, figureText } from "~/lib/figure";
import { readPdf } from "./read-pdf";
import { dataFiles, publishSheet, sheetCsv, sheetSchema } from "./sheet-data.server";
import { renderSheet, sheetContent } from "./sheet-pdf.server";

/** Reads a table of RFC 4180: a record for each line, by the names in the first. */
function readCsv(text: string): Record<string, string>[] {
  const lines = text.replace(/^\uFEFF/, "").split("\r\n");
  expect(lines.pop(), "the last line is ended, too").toBe("");
  const [names = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = ""]) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    ),
  );
  return rows.map((row) => {
    expect(row).toHaveLength(names.length);
    return Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""]));
  });
}

const squeeze = (text: string) => text.replaceAll(/\s/g, "");

const { figure: words } = technicalSheetWords();

/** A figure as every form of it must say it. */
const saidOf = ({ id, value, unit, typical, method = "" }: SheetFigure) => ({
  id,
  min: boundText(value, "min"),
  max: boundText(value, "max"),
  unit: unit ?? { es: "", en: "" },
  typical: typical ? [boundText(typical.value, "min"), boundText(typical.value, "max")] : ["", ""],
  method,
});

describe.each(technicalSheets)("the figures of $id", (sheet) => {
  const said = figuresOf(sheet).map(saidOf);

  it("are the same in JSON", () => {
    const read = JSON.parse(JSON.stringify(publishSheet(sheet)));
    expect(read.figures.map(saidOf)).toEqual(said);
    expect(read.$schema).toMatch(/^https:.*\/documentos\/ficha-tecnica\.schema\.json$/);
  });

  it("keep to the published schema", () => {
    const published = JSON.parse(JSON.stringify(publishSheet(sheet)));
    const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(sheetSchema())));
    expect(schema.safeParse(published).error).toBeUndefined();
    expect(schema.safeParse({ ...published, price: 1 }).success).toBe(false);
    expect(schema.safeParse({ ...published, figures: [{ id: "price" }] }).success).toBe(false);
  });

  it("are the same in CSV, with the texts of both languages", () => {
    const text = sheetCsv(sheet);
    expect(text.startsWith("\uFEFFproduct,group,id,"), "a byte order mark, so that accents open").toBe(true);
    const rows = readCsv(text);
    const figures = rows.filter(({ id }) => id !== "hs-code" && id !== "packaging");
    expect(
      figures.map((row) => ({
        id: row["id"],
        min: row["min"],
        max: row["max"],
        unit: { es: row["unit_es"], en: row["unit_en"] },
        typical: [row["typical_min"], row["typical_max"]],
        method: row["method"],
      })),
    ).toEqual(said);
    for (const [index, { value, name }] of figuresOf(sheet).entries()) {
      expect(figures[index]).toMatchObject({
        name_es: name.es,
        name_en: name.en,
        value_es: figureText(value, words.es),
        value_en: figureText(value, words.en),
      });
    }
  });

  it.each(["es", "en"] as const)("are the same in the document, %s", async (lang) => {
    const text = sheetText(sheet, lang);
    const content = sheetContent(sheet, lang, { id: "ft", url: "https://example.com/#ft" });
    const bytes = await renderSheet(content, { version: 1, date: "2026-01-01" });
    const read = squeeze(readPdf(bytes).text);
    const figures = new Map(figuresOf(sheet).map((figure) => [fullName(figure, lang), figure]));
    expect(text.rows.length).toBeGreaterThanOrEqual(sheet.parameters.length);
    for (const row of text.rows) {
      const figure = figures.get(row.parameter);
      if (!figure) throw new Error(`There is no figure of "${row.parameter}".`);
      const line = [
        row.parameter,
        row.symbol ?? "",
        figureText(figure.value, words[lang]),
        figure.unit?.[lang] ?? "—",
        figure.method ?? words[lang].agreed,
      ];
      expect(read).toContain(squeeze(line.join("")));
    }
    // Sentences speak of figures, too.
    for (const sentence of sheet.handling) {
      expect(read).toContain(squeeze(fillFigures(sentence[lang], sheet)));
    }
  });
});

it("every file has an address of its own", () => {
  expect(dataFiles.size).toBe(technicalSheets.length * 2 + 1);
});

it("says of every value where it comes from, or that it is a sample", () => {
  for (const sheet of technicalSheets) {
    const sources = sheet.sources.map(({ id }) => id);
    for (const { id, value, source, sample } of figuresOf(sheet)) {
      if (value.kind === "agreed" || sample) continue;
      expect(sources, `${sheet.id}: ${id}`).toContain(source);
    }
  }
});
