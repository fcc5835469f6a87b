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
const styles = {
  brand: { font: "display", size: 16, color: colors.husk50 },
  title: { font: "display", size: 28, color: colors.husk50 },
  label: { font: "bold", size: 8.6, color: colors.oil400 },
  summary: { font: "text", size: 10.4, color: colors.husk100 },
  heading: { font: "display", size: 15, color: colors.palm900 },
  body: { font: "text", size: 10.4, color: colors.ink },
  small: { font: "text", size: 8.6, color: colors.muted },
  link: { font: "bold", size: 8.6, color: colors.palm700 },
} satisfies Record<string, { font: keyof typeof fonts; size: number; color: string }>;

/** Declared in the metadata; missing from PDFKit's types, too. */
const conformance: object = { subset: "PDF/UA" };

const { resolve } = createRequire(import.meta.url);

/** Positions on an A4 page, in points. */
const [left, right, codeSize] = [46, 549.28, 130];

/** The header's minimum height, and the space above and below its text. It grows with a long name or summary. */
const HEADER = { minHeight: 176, top: 78, bottom: 26 };

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
      Subject: [sheet.summary, words.sampleMark && `${words.sampleMark}.`].filter(Boolean).join(" "),
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

  function setStyle(style: keyof typeof styles) {
    const { font, size, color } = styles[style];
    return doc.font(font, size).fillColor(color);
  }

  function write(tag: string, style: keyof typeof styles, text: string, x = left, y = doc.y) {
    setStyle(style).text(text, x, y, { width: right - x, lineGap: 2, structParent: body, structType: tag });
  }

  function heading(text: string) {
    // Keeps a heading and what follows it on one page.
    if (doc.y + 80 > doc.page.maxY()) doc.addPage();
    write("H2", "heading", text, left, doc.y + 18);
    doc.moveDown(0.3);
  }

  function list(title: string, items: string[]) {
    heading(title);
    const part = doc.struct("L");
    body.add(part);
    setStyle("body").list(items, left, doc.y, { bulletRadius: 1.8, lineGap: 3, structParent: part });
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

  /** PDFKit's own links have an empty description, which PDF/UA does not allow. */
  function link(text: string, url: string, description: string, x = left, y = doc.y) {
    const width = right - x;
    const height = setStyle("link").heightOfString(text, { width });
    // oxlint-disable-next-line unicorn/new-for-builtins, no-new-wrappers -- PDFKit writes a primitive string as a name
    const contents: object = { Contents: new String(description) };
    const part: PDFKit.PDFStructureElement = doc.struct("Link", {}, () => {
      doc.text(text, x, y, { width });
      doc.link(x, y, width, height, url, { structParent: part, ...contents });
    });
    const paragraph = doc.struct("P");
    body.add(paragraph);
    paragraph.add(part);
    paragraph.end();
  }

  const kind = [words.document, sheet.hsCode, words.sampleMark].filter(Boolean).join(" · ");
  const heightOf = (style: keyof typeof styles, text: string) =>
    setStyle(style).heightOfString(text, { width: right - left, lineGap: 2 });
  const headerHeight = Math.max(
    HEADER.minHeight,
    HEADER.top +
      heightOf("label", kind) +
      heightOf("title", sheet.name) +
      heightOf("summary", sheet.summary) +
      HEADER.bottom,
  );
  decorate(() => {
    doc.rect(0, 0, doc.page.width, headerHeight).fill(colors.palm900);
    doc
      .translate(left - 3, 35)
      .scale(0.78)
      .path(markPath)
      .fill(colors.husk50);
  });
  write("P", "brand", company.name, left + 27, 39);
  write("P", "label", kind, left, HEADER.top);
  write("H1", "title", sheet.name, left, doc.y + 4);
  write("P", "summary", sheet.summary, left, doc.y + 4);

  doc.y = headerHeight;
  heading(words.description);
  write("P", "body", sheet.description);
  list(words.uses, sheet.uses);

  heading(words.values);
  const rows = sheet.rows.map(({ parameter, symbol, reference, unit, method, note }) => [
    [parameter, symbol].filter(Boolean).join(" "),
    reference,
    unit,
    method,
    note,
  ]);
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
        ? { type: "TH", scope: "column", font: { src: "bold" }, borderColor: colors.palm900 }
        : { minHeight: 20 },
    data: [Object.values(words.columns), ...rows],
  });
  if (words.sampleNotice) write("P", "small", words.sampleNotice, left, doc.y + 10);

  doc.addPage();
  list(words.handling, sheet.handling);
  list(words.sources, sheet.sources);

  const { verification } = words;
  const address = register.url;
  if (doc.y + codeSize + 100 > doc.page.maxY()) doc.addPage();
  heading(verification.title);
  const top = doc.y + 4;
  const figure = {
    alt: fill(verification.code, { address }),
    bbox: [left, top, left + codeSize, top + codeSize],
    placement: "Block",
  } as const;
  body.add(
    doc.struct("Figure", figure, () => {
      const { data, size } = encode(address, { ecc: "M", border: 0 });
      const module = codeSize / size;
      for (const [down, modules] of data.entries())
        for (const [across, isDark] of modules.entries())
          if (isDark) doc.rect(left + across * module, top + down * module, module, module);
      doc.fill(colors.palm900);
    }),
  );
  // Scanners need an empty margin of four modules.
  const beside = left + codeSize + 24;
  write("P", "body", verification.text, beside, top);
  link(address.replace("https://", ""), address, fill(verification.open, { address }), beside, doc.y + 8);
  const facts = `${verification.id} ${register.id} · ${verification.version} ${version} · ${verification.issued} ${date}`;
  write("P", "small", facts, beside, doc.y + 8);
  const quote = `${words.quote}: ${quoteUrl}`;
  link(quote, quoteUrl, quote, left, top + codeSize + 24);

  write("P", "small", `${company.address} · ${company.phone} · ${company.email}`, left, doc.y + 12);

  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < count; index++) {
    doc.switchToPage(index);
    // Text in the margin would start a new page.
    doc.page.margins.bottom = 0;
    const page = fill(words.page, { page: index + 1, pages: count });
    decorate(() => doc.text(`${company.name} · ${register.id} · v${version} · ${page}`, left, 800));
  }
  body.end();
  doc.end();
  return new Uint8Array(await bytes);
}
