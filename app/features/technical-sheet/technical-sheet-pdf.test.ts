import { afterEach, describe, expect, it, vi } from "vitest";
import { sheetTexts, type SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { company } from "~/words/company";
import { readPdf } from "./read-pdf";
import { renderTechnicalSheet } from "./technical-sheet-pdf.server";

const sheets = [...sheetTexts("es"), ...sheetTexts("en")];

const [sample] = sheets;
if (!sample) throw new Error("There is no technical sheet.");

const issue = {
  id: "ft-muestra-es",
  version: 3,
  date: "2026-02-28",
  address: "https://www.aceitescorozal.example/ficha-tecnica#ft-muestra-es",
};

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

  it("is two whole pages of A4", async () => {
    const { source } = readPdf(await renderTechnicalSheet(sheet, issue));
    expect(source.startsWith("%PDF-1.7\n")).toBe(true);
    expect(source.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(count(source, /\/Type \/Page\b/g)).toBe(2);
    expect(count(source, /\/MediaBox \[0 0 595\.28 841\.89\]/g)).toBe(2);
  });

  it("says every word of the sheet, the sample mark and the address", async () => {
    const text = squeeze(readPdf(await renderTechnicalSheet(sheet, issue)).text);
    for (const words of [
      ...wordsOf(sheet),
      sampleMark,
      sampleNotice,
      company.name,
      company.phone,
      company.email,
      issue.id,
      issue.date,
      issue.address.replace("https://", ""),
    ]) {
      expect(text).toContain(squeeze(words));
    }
  });

  it("leads to the request for a quote of its product", async () => {
    const address = `${company.origin}/contact-us?producto=${sheet.id}#cotizacion`;
    const { quote } = technicalSheetWords().document[sheet.lang];
    const { source, text } = readPdf(await renderTechnicalSheet(sheet, issue));
    expect(squeeze(text)).toContain(squeeze(`${quote}: ${address}`));
    expect(source).toContain(`/URI (${address})`);
    expect(count(source, /\/S \/Link\b/g)).toBe(2);
  });

  it("tells its title and language", async () => {
    const { source, metadata } = readPdf(await renderTechnicalSheet(sheet, issue));
    expect(metadata).toContain(`>${document}: ${sheet.name.toLowerCase()}<`);
    expect(metadata).toContain(`>${company.name}<`);
    expect(metadata).toContain(sampleMark);
    expect(source).toContain(sheet.lang === "es" ? "/Lang (es-HN)" : "/Lang (en)");
    expect(source).toContain("/DisplayDocTitle true");
    expect(source).toContain("(D:20260228120000Z)");
  });

  it("names itself PDF/UA-1, and has what that asks for", async () => {
    const { source, metadata } = readPdf(await renderTechnicalSheet(sheet, issue));
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    // Pages whose tab order is that of the tags, fonts inside, a code and a link that say what they are.
    expect(count(source, /\/Tabs \/S\b/g)).toBe(2);
    expect(count(source, /\/FontFile2 /g)).toBe(count(source, /\/Type \/FontDescriptor/g));
    expect(count(source, /\/S \/Figure\b/g)).toBe(1);
    expect(count(source, /\/Alt \(/g)).toBe(1);
    expect(count(source, /\/Subtype \/Link\b/g)).toBe(2);
    expect(source).toMatch(/\/Contents \([^)]*#ft-muestra-es\)/);
    expect(source).toContain(`/URI (${issue.address})`);
  });

  it("is tagged: one main heading, a table with row and column headers", async () => {
    const { source } = readPdf(await renderTechnicalSheet(sheet, issue));
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

describe("renderTechnicalSheet", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("gives the same bytes on another day", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01") });
    const first = await renderTechnicalSheet(sample, issue);
    vi.setSystemTime(new Date("2031-07-15T08:30:00Z"));
    expect(Buffer.compare(first, await renderTechnicalSheet(sample, issue))).toBe(0);
  });

  it("refuses a table that does not fit on the page", async () => {
    const rows = [...sample.rows, ...sample.rows, ...sample.rows];
    await expect(renderTechnicalSheet({ ...sample, rows }, issue)).rejects.toThrow(RangeError);
  });

  it("refuses words wider than their column", async () => {
    const rows = sample.rows.map((row) => ({
      ...row,
      note: "Según la norma del país de destino",
    }));
    await expect(renderTechnicalSheet({ ...sample, rows }, issue)).rejects.toThrow("wider than its column");
  });

  it("shows a character that the fonts lack to the reader of the test", async () => {
    const missing = { ...sample, summary: "Menos de ≤ 5." };
    const bytes = await renderTechnicalSheet(missing, issue);
    expect(() => readPdf(bytes).text).toThrow("no glyph");
  });
});
