import { describe, expect, it } from "vitest";
import { readContent } from "./content-file.ts";
import { pictureTable, tableFields } from "./picture-table.ts";
import { ContentError } from "./problem.ts";
import { schemaProblems } from "./schema-problems.ts";

const tableOf = (pictures: string) => `# Pictures
hero:
  all:
    folder: hero
    background: photo
    widths: [640, 960]
    quality: [47, 74]
    portrait: { ratio: "2:3", widths: [390] }
  pictures:
${pictures}`;

function readTable(table: string) {
  const content = readContent("pictures.yaml", Buffer.from(table));
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const { data, error } = tableFields.safeParse(content.value);
  if (error) throw new ContentError(schemaProblems("pictures.yaml", content, error));
  return data;
}

const read = (pictures: string) => readTable(tableOf(pictures));

describe("the picture table", () => {
  it("merges an entry with the defaults of its group", () => {
    const table = `
    hero-water:
      es: Río
      en: River
      position: [40, 60]
      quality: [52, 80]`;
    expect(read(table)).toEqual({
      "hero-water": {
        master: "hero/hero-water.webp",
        background: "photo",
        widths: [640, 960],
        quality: { avif: 52, webp: 80 },
        position: "object-[40%_60%]",
        alt: { es: "Río", en: "River" },
      },
    });
  });

  it("removes control characters from alt texts", () => {
    expect(read('    water: { es: "R\\vío", en: "Ri\\x07ver" }')["water"]?.alt).toEqual({
      es: "R ío",
      en: "River",
    });
  });

  it("crops the same master and keeps its alt texts", () => {
    const table = `
    hero-water: { es: Río, en: River, position: [40, 60], thumb: true, portrait: { left: 0.25 } }`;
    expect(read(table)["hero-water-portrait"]).toEqual({
      master: "hero/hero-water.webp",
      crop: { ratio: 2 / 3, left: 0.25 },
      background: "photo",
      widths: [390],
      quality: { avif: 47, webp: 74 },
      alt: { es: "Río", en: "River" },
    });
  });

  it.each([
    [
      "    water: { es: Río, en: River, widht: 3 }",
      /^ {2}pictures\.yaml:10: hero\.pictures\.water\.widht: is not a known field$/m,
    ],
    [
      "    water:\n      es: Río\n      position: [40, 60]",
      /^ {2}pictures\.yaml:10: hero\.pictures\.water\.en: /m,
    ],
    [
      "    water:\n      es: Río\n      en: 7",
      /^ {2}pictures\.yaml:12: hero\.pictures\.water\.en: found 7, expected a text/m,
    ],
    ["    water: { es: Río, en: River, quality: [50] }", /^ {2}pictures\.yaml:10: .*water\.quality: /m],
    [
      "    water: { es: Río, en: River, background: paper }",
      /^ {2}pictures\.yaml:10: .*water\.background: found "paper", expected one of photo, studio$/m,
    ],
    [
      "    water: { es: Río, en: River, portrait: { left: 2 } }",
      /^ {2}pictures\.yaml:10: .*water\.portrait\.left: /m,
    ],
    ["    Agua: { es: Río, en: River }", /^ {2}pictures\.yaml:10: .*lowercase letters/m],
    ["    water: []", /^ {2}pictures\.yaml:10: hero\.pictures\.water: /m],
    ["    water: { es: Río, en: River }\n    water: { es: Mar, en: Sea }", /^ {2}pictures\.yaml:11: /m],
    [
      "    water: { es: Río, en: River, portrait: { left: 0 } }\n    water-portrait: { es: Río, en: River }",
      /^ {2}pictures\.yaml:11: hero\.pictures\.water-portrait: is listed twice$/m,
    ],
    ["    water: {", /^ {2}pictures\.yaml:10: /m],
  ])("reports the line, the picture and the mistake: %j", (pictures, message) => {
    expect(() => read(pictures)).toThrow(message);
  });

  it("reports all mistakes at once, and a mistake in a group's defaults only once", () => {
    const table = tableOf("    water: { es: Río, en: River }\n    mar: { es: Mar }").replace(
      "photo",
      "paper",
    );
    expect(() => readTable(table)).toThrow(
      /^2 mistakes in the content:\n {2}pictures\.yaml:5: hero\.all\.background: [^\n]+\n {2}pictures\.yaml:11: hero\.pictures\.mar\.en: [^\n]+$/,
    );
  });
});

it("has different alt texts in the two languages for every picture", async () => {
  const same = Object.entries(pictureTable()).filter(([, { alt }]) => alt.es === alt.en);
  expect(same).toEqual([]);
});
