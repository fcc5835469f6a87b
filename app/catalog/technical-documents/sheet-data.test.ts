import { describe, expect, it } from "vitest";
import { rowsOf, type SheetRow } from "../queries/sheet-rows";
import { technicalSheets } from "../content/technical-sheets";
import { boundText } from "~/lib/figure";
import { dataFile, publishSheet, sheetCsv } from "./sheet-data";

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

/** A row as every form of it must say it, with its texts in Spanish and in English. */
const saidOf = ([{ id, name, text, value, unit, typical, method = "" }, english]: readonly [
  SheetRow,
  SheetRow,
]) => ({
  id,
  name: { es: name, en: english.name },
  text: { es: text, en: english.text },
  min: value ? boundText(value, "min") : "",
  max: value ? boundText(value, "max") : "",
  unit: { es: unit ?? "", en: english.unit ?? "" },
  typical: typical?.value ? [boundText(typical.value, "min"), boundText(typical.value, "max")] : ["", ""],
  method,
});

const pairs = (es: readonly SheetRow[], en: readonly SheetRow[]) =>
  es.map((row, index) => {
    const english = en[index];
    if (english?.id !== row.id) throw new Error(`There is no ${row.id} in English.`);
    return [row, english] as const;
  });

describe.each(technicalSheets)("the figures of $id", (sheet) => {
  const said = pairs(rowsOf(sheet, "es"), rowsOf(sheet, "en")).map(saidOf);

  it("are the same in JSON", () => {
    const read = JSON.parse(JSON.stringify(publishSheet(sheet)));
    expect(pairs(read.figures.es, read.figures.en).map(saidOf)).toEqual(said);
  });

  it("are the same in CSV, with the texts of both languages", () => {
    const text = sheetCsv(sheet);
    expect(text.startsWith("\uFEFFproduct,group,id,"), "a byte order mark, so that accents open").toBe(true);
    expect(
      readCsv(text).map((row) => ({
        id: row["id"],
        name: { es: row["name_es"], en: row["name_en"] },
        text: { es: row["value_es"], en: row["value_en"] },
        min: row["min"],
        max: row["max"],
        unit: { es: row["unit_es"], en: row["unit_en"] },
        typical: [row["typical_min"], row["typical_max"]],
        method: row["method"],
      })),
    ).toEqual(said);
  });

  it("say where they come from, or that they are samples", () => {
    const sources = sheet.sources.map(({ short }) => short.es);
    for (const { id, group, value, source, sample } of rowsOf(sheet, "es")) {
      if (value?.kind === "agreed" || sample || (group === "trade" && id === "uses")) continue;
      expect(sources, id).toContainEqual(source);
    }
  });

  it("have a file for spreadsheets and one for programs", () => {
    expect(dataFile(`/documentos/${sheet.id}.csv`)?.text).toBe(sheetCsv(sheet));
    expect(JSON.parse(dataFile(`/documentos/${sheet.id}.json`)?.text ?? "")).toMatchObject({ id: sheet.id });
  });
});
