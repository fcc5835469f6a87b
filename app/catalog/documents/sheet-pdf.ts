import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { encode } from "uqr";
import * as colors from "../../lib/colors.ts";
import { fill } from "../../lib/fill.ts";
import { markPath } from "../../lib/mark-path.ts";
import type { SheetContent } from "./sheet-content.ts";

/** Files of Fontsource packages. */
const fonts = {
  display: "fraunces/files/fraunces-latin-400-normal",
  text: "figtree/files/figtree-latin-400-normal",
  bold: "figtree/files/figtree-latin-600-normal",
};

/** Sizes are in points. */
type TextStyle = { font: keyof typeof fonts; size: number; color: string; lineGap?: number };

const styles = {
  brand: { font: "display", size: 16, color: colors.husk50 },
  title: { font: "display", size: 31, color: colors.husk50, lineGap: -4 },
  heading: { font: "display", size: 15, color: colors.palm900 },
  body: { font: "text", size: 10.4, color: colors.ink, lineGap: 3 },
  small: { font: "text", size: 8.6, color: colors.muted, lineGap: 2 },
  link: { font: "bold", size: 8.2, color: colors.palm700 },
  label: { font: "bold", size: 8.6, color: colors.oil400 },
  panelTitle: { font: "display", size: 22, color: colors.husk50 },
  panelText: { font: "text", size: 10.4, color: colors.husk100, lineGap: 3 },
} satisfies Record<string, TextStyle>;

const columns = ["parameter", "reference", "unit", "method", "note"] as const;

/** Declared in the metadata; missing from PDFKit's types, too. */
const conformance: object = { subset: "PDF/UA" };

const { resolve } = createRequire(import.meta.url);

/** Horizontal places on an A4 page, in points. */
const [left, middle, right] = [46, 340, 549.28];
const band = 200;
const panel = { height: 196, padding: 24, code: 148 };

/** The version number and its date of issue. */
export type Version = { version: number; date: string };

/** Renders a technical sheet as PDF/UA-1. */
export async function renderSheet(
  { sheet, words, company, register, quoteUrl }: SheetContent,
  { version, date }: Version,
): Promise<Uint8Array<ArrayBuffer>> {
  const issued = new Date(`${date}T12:00:00Z`);
  const doc = new Pdf({
    size: "A4",
    margins: { top: 56, bottom: 64, left, right: left },
    // The dev server resolves PDFKit's browser build, which lacks the default font Helvetica.
    font: "",
    pdfVersion: "1.7",
    ...conformance,
    lang: { es: "es-HN", en: "en" }[sheet.lang],
    tagged: true,
    displayTitle: true,
    compress: false,
    bufferPages: true,
    info: {
      Title: `${words.document}: ${sheet.name.toLowerCase()}`,
      Subject: `${sheet.summary} ${words.sampleMark}.`,
      Author: company.name,
      Creator: company.name,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const bytes = buffer(doc);
  for (const [name, file] of Object.entries(fonts))
    doc.registerFont(name, resolve(`@fontsource/${file}.woff`));
  const body = doc.struct("Document");
  doc.addStructure(body);

  function write(tag: string, text: string, style: TextStyle, x = left, y = doc.y, width = right - x) {
    const { font, size, color, lineGap = 0 } = style;
    doc.font(font, size).fillColor(color);
    doc.text(text, x, y, { width, lineGap, structParent: body, structType: tag });
  }

  /** Starts a new page if less than `height` is left. */
  function keepTogether(height: number) {
    if (doc.y + height > doc.page.maxY()) doc.addPage();
  }

  function heading(text: string) {
    keepTogether(80);
    write("H2", text, styles.heading, left, doc.y + 18);
    doc.moveDown(0.3);
  }

  function list(items: readonly string[]) {
    const part = doc.struct("L");
    body.add(part);
    const { font, size, color, lineGap } = styles.body;
    doc.font(font, size).fillColor(color);
    doc.list([...items], left, doc.y, {
      bulletRadius: 1.8,
      textIndent: 11,
      paragraphGap: 3,
      lineGap,
      structParent: part,
    });
    part.end();
  }

  /** Draws decoration, which screen readers ignore. */
  function decorate(draw: () => void) {
    doc.markContent("Artifact", { type: "Layout" });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  /** Writes a link on one line; `alt` describes its target. */
  function link(text: string, url: string, alt: string, style: TextStyle, x: number, y: number) {
    doc.font(style.font, style.size).fillColor(style.color);
    const width = doc.widthOfString(text);
    if (x + width > right) throw new RangeError(`${text} is wider than its column.`);
    // oxlint-disable-next-line unicorn/new-for-builtins, no-new-wrappers -- PDFKit writes a primitive string as a name
    const contents: object = { Contents: new String(alt) };
    const part: PDFKit.PDFStructureElement = doc.struct("Link", {}, () => {
      doc.text(text, x, y, { lineBreak: false });
      doc.link(x, y, width, doc.currentLineHeight(), url, { structParent: part, ...contents });
    });
    const paragraph = doc.struct("P");
    body.add(paragraph);
    paragraph.add(part);
    paragraph.end();
  }

  decorate(() => {
    doc.rect(0, 0, doc.page.width, band).fill(colors.palm900);
    doc
      .translate(left - 3, 35)
      .scale(0.78)
      .path(markPath)
      .fill(colors.husk50);
  });
  write("P", company.name, styles.brand, left + 27, 39);
  write("P", words.sampleMark, styles.label, middle, 43);
  write("P", [words.document, sheet.hsCode].filter(Boolean).join(" · "), styles.label, left, 84);
  write("H1", sheet.name, styles.title, left, 100, 270);
  write("P", sheet.summary, styles.panelText, middle, 106);

  doc.y = band;
  heading(words.description);
  write("P", sheet.description, styles.body);
  heading(words.uses);
  list(sheet.uses);

  heading(words.values);
  doc.font("text", 8.6).table({
    structParent: body,
    defaultStyle: {
      border: [0, 0, 0.6, 0],
      borderColor: colors.husk300,
      padding: [2, 8, 2, 0],
      textColor: colors.muted,
      align: { y: "center" },
    },
    columnStyles: [
      { width: 172, type: "TH", scope: "row", textColor: colors.ink },
      { width: 64, font: { src: "bold" }, textColor: colors.palm900, align: { x: "right", y: "center" } },
      { width: 62 },
      { width: 118 },
      { width: "*" },
    ],
    rowStyles: (row) =>
      row === 0
        ? {
            type: "TH",
            scope: "column",
            font: { src: "bold", size: 7.6 },
            textColor: colors.muted,
            borderColor: colors.palm900,
          }
        : { minHeight: 20 },
    data: [
      columns.map((key) => words.columns[key]),
      ...sheet.rows.map(({ parameter, symbol, ...row }) =>
        columns.map((key) =>
          key === "parameter" ? [parameter, symbol].filter(Boolean).join(" ") : row[key],
        ),
      ),
    ],
  });
  write("P", words.sampleNotice, styles.small, left, doc.y + 10);

  doc.addPage();
  heading(words.handling);
  list(sheet.handling);
  heading(words.sources);
  list(sheet.sources);

  const { verification } = words;
  keepTogether(panel.height + 70);
  const top = doc.y + 30;
  const [codeLeft, codeTop] = [left + panel.padding, top + panel.padding];
  const x = codeLeft + panel.code + 26;
  const width = right - panel.padding - x;
  decorate(() => doc.roundedRect(left, top, right - left, panel.height, 14).fill(colors.palm900));
  write("H2", verification.title, styles.panelTitle, x, codeTop - 5, width);
  write("P", verification.text, styles.panelText, x, codeTop + 28, width);
  const address = register.url;
  const linkTop = doc.y + 8;
  const bbox = [codeLeft, codeTop, codeLeft + panel.code, codeTop + panel.code] as const;
  const figure = { alt: fill(verification.code, { address }), bbox, placement: "Block" } as const;
  body.add(
    doc.struct("Figure", figure, () => {
      doc.roundedRect(codeLeft, codeTop, panel.code, panel.code, 8).fill(colors.husk50);
      // Scanners need a margin of four modules.
      const { data, size } = encode(address, { ecc: "M", border: 4 });
      const module = panel.code / size;
      for (const [down, modules] of data.entries())
        for (const [across, isDark] of modules.entries())
          if (isDark) doc.rect(codeLeft + across * module, codeTop + down * module, module, module);
      doc.fill(colors.palm900);
    }),
  );
  const opens = fill(verification.open, { address });
  link(address.replace("https://", ""), address, opens, styles.label, x, linkTop);
  const facts = `${verification.id} ${register.id} · ${verification.version} ${version} · ${verification.issued} ${date}`;
  write("P", facts, styles.label, x, codeTop + panel.code - 14, width);
  const quote = `${words.quote}: ${quoteUrl}`;
  link(quote, quoteUrl, quote, styles.link, left, top + panel.height + 26);

  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < count; index++) {
    doc.switchToPage(index);
    // Text in the margin would start a new page.
    doc.page.margins.bottom = 0;
    const page = fill(words.page, { page: index + 1, pages: count });
    write("P", `${company.address} · ${company.phone} · ${company.email}`, styles.small, left, 800);
    decorate(() => doc.text(`${register.id} · v${version} · ${page}`, left, 800, { align: "right" }));
  }
  body.end();
  doc.end();
  return new Uint8Array(await bytes);
}
