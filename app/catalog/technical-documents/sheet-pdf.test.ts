import { beforeAll, describe, expect, it } from "vitest";
import { technicalSheets, type TechnicalSheet } from "../content/technical-sheets";
import { companyDetails } from "../content/company";
import { sheetContent, type SheetContent } from "./sheet-content";
import { publishSheet } from "./sheet-data";
import { renderSheet } from "./sheet-pdf";

type Cmap = readonly string[];

/** The body of an indirect object. */
function objectOf(source: string, id: string): string {
  const start = source.indexOf(`\n${id} 0 obj\n`);
  if (start < 0) throw new Error(`The PDF has no object ${id}.`);
  return source.slice(start, source.indexOf("\nendobj", start));
}

/** The text of each glyph, from the font's ToUnicode map. */
function cmapOf(source: string, fontId: string): Cmap {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objectOf(source, fontId))?.[1];
  const map = id && /beginbfrange\n([^]*?)\nendbfrange/.exec(objectOf(source, id))?.[1];
  if (!map) throw new Error(`Font ${fontId} has no map to Unicode.`);
  // Each line maps a run of glyphs: <first> <last> [<text> <text> …]; PDFKit writes them in order.
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, run = ""]) =>
    [...run.matchAll(/<([^>]*)>/g)].map(([, hex = ""]) =>
      String.fromCharCode(...(hex.match(/[\da-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}

/** The words on the pages of a PDF by PDFKit, in the order of drawing; the font must have a glyph for each character. */
function textOf(source: string): string {
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, cmapOf(source, id)]),
  );
  let cmap: Cmap = [];
  let text = "";
  for (const [, font, shown = ""] of source.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) cmap = fonts.get(font) ?? [];
    for (const code of shown.replaceAll(/[^<>]*<([^>]*)>[^<>]*/g, "$1").match(/[\da-f]{4}/gi) ?? []) {
      if (code === "0000") throw new Error(`The font has no glyph for what follows "${text.slice(-40)}".`);
      text += cmap[Number.parseInt(code, 16)] ?? "";
    }
  }
  return text;
}

/** Renders a sheet: the file, a character for each byte. */
async function render(content: SheetContent): Promise<string> {
  const bytes = await renderSheet(content, { version: 3, date: "2026-02-28" });
  return Buffer.from(bytes).toString("latin1");
}

const company = companyDetails();

const register = {
  id: "ft-muestra-es",
  url: `${company.origin}/ficha-tecnica#ft-muestra-es`,
};

const documents = (["es", "en"] as const).flatMap((lang) =>
  technicalSheets.map((sheet) => sheetContent(sheet, lang, register.id)),
);

const [sample] = documents;
if (!sample) throw new Error("There is no technical sheet.");

/** Spaces aside: where a line breaks is the layout's business. */
const squeeze = (text: string) => text.replaceAll(/\s/g, "");

/** All text of a sheet. */
function wordsOf({ name, summary, description, uses, rows, handling, sources }: SheetContent["sheet"]) {
  const table = rows.flatMap((row) => Object.values(row).map((text) => text ?? ""));
  return [name, summary, description, ...uses, ...table, ...handling, ...sources];
}

const count = (source: string, part: RegExp) => source.match(part)?.length ?? 0;

describe.each(documents)("the PDF of $sheet.id in $sheet.lang", (content) => {
  const { sheet } = content;
  const { sampleMark, sampleNotice, document, quote } = content.words;
  let source: string;
  beforeAll(async () => {
    source = await render(content);
  });

  it("is two whole pages of A4", () => {
    expect(source.startsWith("%PDF-1.7\n")).toBe(true);
    expect(source.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(count(source, /\/Type \/Page\b/g)).toBe(2);
    expect(count(source, /\/MediaBox \[0 0 595\.28 841\.89\]/g)).toBe(2);
  });

  it("says every word of the sheet, the sample mark and the address", () => {
    const text = squeeze(textOf(source));
    for (const words of [
      ...wordsOf(sheet),
      sampleMark,
      sampleNotice,
      company.name,
      company.phone,
      company.email,
      register.id,
      "2026-02-28",
      register.url.replace("https://", ""),
    ]) {
      expect(text).toContain(squeeze(words));
    }
  });

  it("links to a quote request for its product", () => {
    const address = `${company.origin}/contact-us?producto=${sheet.id}#cotizacion`;
    expect(squeeze(textOf(source))).toContain(squeeze(`${quote}: ${address}`));
    expect(source).toContain(`/URI (${address})`);
    expect(count(source, /\/S \/Link\b/g)).toBe(2);
  });

  it("declares its title and language", () => {
    // PDFKit never deflates the metadata.
    const metadata = Buffer.from(source, "latin1").toString();
    expect(metadata).toContain(`>${document}: ${sheet.name.toLowerCase()}<`);
    expect(metadata).toContain(`>${company.name}<`);
    expect(metadata).toContain(sampleMark);
    expect(source).toContain(sheet.lang === "es" ? "/Lang (es-HN)" : "/Lang (en)");
    expect(source).toContain("/DisplayDocTitle true");
    expect(source).toContain("(D:20260228120000Z)");
  });

  it("declares PDF/UA-1 and meets its requirements", () => {
    expect(source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    // Pages whose tab order is that of the tags, fonts inside, a code and a link that say what they are.
    expect(count(source, /\/Tabs \/S\b/g)).toBe(2);
    expect(count(source, /\/FontFile2 /g)).toBe(count(source, /\/Type \/FontDescriptor/g));
    expect(count(source, /\/S \/Figure\b/g)).toBe(1);
    expect(count(source, /\/Alt \(/g)).toBe(1);
    expect(count(source, /\/Subtype \/Link\b/g)).toBe(2);
    expect(source).toMatch(/\/Contents \([^)]*#ft-muestra-es\)/);
    expect(source).toContain(`/URI (${register.url})`);
  });

  it("is tagged: one main heading, a table with row and column headers", () => {
    const rows = sheet.rows.length;
    expect(source).toContain("/Marked true");
    expect(count(source, /\/S \/H1\b/g)).toBe(1);
    expect(count(source, /\/S \/H2\b/g)).toBe(6);
    expect(count(source, /\/S \/TR\b/g)).toBe(rows + 1);
    expect(count(source, /\/Scope \/Column\b/g)).toBe(5);
    expect(count(source, /\/Scope \/Row\b/g)).toBe(rows);
    expect(count(source, /\/S \/TD\b/g)).toBe(rows * 4);
  });
});

describe("renderSheet", () => {
  it("continues a long table on another page", async () => {
    const { rows } = sample.sheet;
    const sheet = { ...sample.sheet, rows: [...rows, ...rows, ...rows] };
    const source = await render({ ...sample, sheet });
    expect(count(source, /\/Type \/Page\b/g)).toBe(3);
    expect(count(source, /\/S \/TR\b/g)).toBe(rows.length * 3 + 1);
  });

  it("breaks words that are wider than their column", async () => {
    const [first] = sample.sheet.rows;
    if (!first) throw new Error("The sheet has no values.");
    const note = "Según la norma del país de destino";
    const sheet = { ...sample.sheet, rows: [{ ...first, note }] };
    expect(squeeze(textOf(await render({ ...sample, sheet })))).toContain(squeeze(note));
  });

  it("shows a character that the fonts lack to the reader of the test", async () => {
    const sheet = { ...sample.sheet, summary: "Menos de ≤ 5." };
    const source = await render({ ...sample, sheet });
    expect(() => textOf(source)).toThrow("no glyph");
  });
});

const withoutSamples = (key: string, value: unknown) => (key === "sample" ? undefined : value);

/** The height of the dark band at the top. */
const headerOf = (source: string) => Number(/^0 0 595\.28 ([\d.]+) re$/m.exec(source)?.[1]);

it("grows its header with a long name", async () => {
  const name = "Aceite crudo de palmiste certificado de segregación identificada, a granel";
  const long = { ...sample, sheet: { ...sample.sheet, name } };
  expect(headerOf(await render(long))).toBeGreaterThan(headerOf(await render(sample)));
});

it("calls itself a sample only while a value is made up", async () => {
  const [sheet] = technicalSheets;
  const real: TechnicalSheet = JSON.parse(JSON.stringify(sheet, withoutSamples));
  const { words } = sample;
  const text = squeeze(textOf(await render(sheetContent(real, "es", register.id))));
  for (const said of [words.sampleMark, words.sampleNotice]) expect(text).not.toContain(squeeze(said));
  expect(text).toContain(squeeze(real.name.es));
  expect(publishSheet(real).notice).toBeUndefined();
});
