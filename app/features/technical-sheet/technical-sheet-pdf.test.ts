import { afterEach, describe, expect, it, vi } from "vitest";
import { sheetTexts, type SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { company } from "~/words/company";
import { readPdf } from "./read-pdf";
import { renderTechnicalSheet } from "./technical-sheet-pdf.server";

const sheets = [...sheetTexts("es"), ...sheetTexts("en")];

const [sample] = sheets;
if (!sample) throw new Error("There is no technical sheet.");

/** Spaces aside: where a line breaks is the layout's business. */
const squeeze = (text: string) => text.replaceAll(/\s/g, "");

/** All that a sheet says to its reader. */
function wordsOf({ name, summary, description, uses, rows, handling, sources }: SheetText) {
  const table = rows.flatMap((row) => [
    row.parameter,
    row.symbol ?? "",
    row.reference,
    row.unit,
    row.method,
    row.note,
  ]);
  return [name, summary, description, ...uses, ...table, ...handling, ...sources];
}

const count = (source: string, part: RegExp) => source.match(part)?.length ?? 0;

describe.each(sheets)("the PDF of $id in $language", (sheet) => {
  const { sampleMark, sampleNotice, document } = technicalSheetWords().document[sheet.lang];

  it("is one whole page of A4", async () => {
    const { source } = readPdf(await renderTechnicalSheet(sheet));
    expect(source.startsWith("%PDF-1.7\n")).toBe(true);
    expect(source.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(count(source, /\/Type \/Page\b/g)).toBe(1);
    expect(source).toContain("/MediaBox [0 0 595.28 841.89]");
  });

  it("says every word of the sheet, the sample mark and the address", async () => {
    const text = squeeze(readPdf(await renderTechnicalSheet(sheet, { compress: false })).text);
    for (const words of [
      ...wordsOf(sheet),
      sampleMark,
      sampleNotice,
      company.name,
      company.phone,
      company.email,
    ]) {
      expect(text).toContain(squeeze(words));
    }
  });

  it("leads to the request for a quote of its product", async () => {
    const address = `${company.origin}/contact-us?producto=${sheet.id}#cotizacion`;
    const { quote } = technicalSheetWords().document[sheet.lang];
    const { source, text } = readPdf(await renderTechnicalSheet(sheet, { compress: false }));
    expect(squeeze(text)).toContain(squeeze(`${quote}: ${address}`));
    expect(source).toContain(`/URI (${address})`);
    expect(count(source, /\/S \/Link\b/g)).toBe(1);
  });

  it("tells its title and language", async () => {
    const { source, metadata } = readPdf(await renderTechnicalSheet(sheet));
    expect(metadata).toContain(`>${document}: ${sheet.name.toLowerCase()}<`);
    expect(metadata).toContain(`>${company.name}<`);
    expect(metadata).toContain(sampleMark);
    expect(source).toContain(sheet.lang === "es" ? "/Lang (es-HN)" : "/Lang (en)");
    expect(source).toContain("/DisplayDocTitle true");
  });

  it("is tagged: one main heading, a table with row and column headers", async () => {
    const { source } = readPdf(await renderTechnicalSheet(sheet));
    const rows = sheet.rows.length;
    expect(source).toContain("/Marked true");
    expect(count(source, /\/S \/H1\b/g)).toBe(1);
    expect(count(source, /\/S \/H2\b/g)).toBe(5);
    expect(count(source, /\/S \/TR\b/g)).toBe(rows + 1);
    expect(count(source, /\/Scope \/Column\b/g)).toBe(5);
    expect(count(source, /\/Scope \/Row\b/g)).toBe(rows);
    expect(count(source, /\/S \/TD\b/g)).toBe(rows * 4);
  });
});

describe("renderTechnicalSheet", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("gives the same bytes on another day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01") });
    const first = await renderTechnicalSheet(sample);
    vi.setSystemTime(new Date("2031-07-15T08:30:00Z"));
    expect(Buffer.compare(first, await renderTechnicalSheet(sample))).toBe(0);
  });

  it("refuses a table that does not fit on the page", async () => {
    const rows = [...sample.rows, ...sample.rows];
    await expect(renderTechnicalSheet({ ...sample, rows })).rejects.toThrow(RangeError);
  });

  it("refuses words wider than their column", async () => {
    const rows = sample.rows.map((row) => ({
      ...row,
      note: "Según la norma del país de destino",
    }));
    await expect(renderTechnicalSheet({ ...sample, rows })).rejects.toThrow("wider than its column");
  });

  it("shows a character that the fonts lack to the reader of the test", async () => {
    const missing = { ...sample, summary: "Menos de ≤ 5." };
    const bytes = await renderTechnicalSheet(missing, { compress: false });
    expect(() => readPdf(bytes).text).toThrow("no glyph");
  });
});
