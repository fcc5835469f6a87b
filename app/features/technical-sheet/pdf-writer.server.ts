import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Pdf from "pdfkit";
import { unwrapWoff } from "./woff.server";

declare global {
  namespace PDFKit.Mixins {
    // PDFKit 0.20 writes the scope of a header cell; its types do not know it yet.
    interface StructureElementOptions {
      scope?: "Row" | "Column";
    }
  }
}

const { resolve } = createRequire(import.meta.url);

/** Fontsource has WOFF and WOFF2; of a WOFF2, PDFKit cannot cut the subset that goes into the file. */
function fontOf(path: string): Buffer {
  return unwrapWoff(readFileSync(resolve(`@fontsource/${path}.woff`)));
}

const fonts = {
  display: fontOf("fraunces/files/fraunces-latin-400-normal"),
  displayItalic: fontOf("fraunces/files/fraunces-latin-400-italic"),
  text: fontOf("figtree/files/figtree-latin-400-normal"),
  textBold: fontOf("figtree/files/figtree-latin-600-normal"),
};

/** How a text is set; sizes and tracking in points, leading as a multiple of the size. */
export type TextStyle = {
  font: keyof typeof fonts;
  size: number;
  color: string;
  leading?: number;
  tracking?: number;
  /** Figures of one width, so that columns of values line up. */
  tabular?: boolean;
};

/** Where a text stands: its top left corner and, if it may break, the width of its lines; if it is a link, where to. */
export type TextPlace = { x: number; y: number; width?: number; align?: "left" | "right"; link?: string };

type Tag = "H1" | "H2" | "P" | "L" | "LI" | "LBody" | "Table" | "TR" | "TH" | "TD" | "Link";

/** A part of the document's tag tree, by which a screen reader finds its way. */
export type Part = PDFKit.PDFStructureElement;

/** Writes and tags on the current page of a document; coordinates in points from the top left corner. */
export function createPdfWriter(doc: typeof Pdf) {
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const body = doc.struct("Document");
  doc.addStructure(body);

  function setUp(style: TextStyle, width: number | undefined) {
    doc.font(style.font, style.size);
    const options: PDFKit.Mixins.TextOptions = {
      lineGap: (style.leading ?? 1.2) * style.size - doc.currentLineHeight(),
      characterSpacing: style.tracking ?? 0,
      ...(style.tabular ? { features: ["tnum" as const] } : {}),
    };
    return width === undefined ? { ...options, lineBreak: false } : { ...options, width };
  }

  /** Width of a text on one line. */
  function widthOf(text: string, style: TextStyle): number {
    return doc.widthOfString(text, setUp(style, undefined));
  }

  /** Height of a text in lines of the given width. */
  function heightOf(text: string, style: TextStyle, width: number): number {
    return doc.heightOfString(text, setUp(style, width));
  }

  /** The least width that keeps a text to the lines it takes at the given width: no last line of one word. */
  function balanced(text: string, style: TextStyle, width: number): number {
    const height = heightOf(text, style, width);
    let least = width;
    while (heightOf(text, style, least - 4) === height) least -= 4;
    return least;
  }

  /** Writes a text untagged; call it within `tag` or `decorate`. */
  function write(text: string, style: TextStyle, { x, y, width, align = "left", link }: TextPlace): void {
    const options = setUp(style, width);
    doc.fillColor(style.color).text(text, x, y, { ...options, align, ...(link ? { link } : {}) });
  }

  /** Draws something that means nothing to a screen reader: rules, backgrounds, ornaments, the page number. */
  function decorate(draw: () => void): void {
    doc.markContent("Artifact", { type: "Layout" });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  /** Tags what `draw` writes. */
  function tag(
    type: Tag,
    draw: () => void,
    parent: Part = body,
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): void {
    parent.add(doc.struct(type, options, draw));
  }

  /** Opens a part that holds others; `fill` adds them. */
  function group(type: Tag, fill: (part: Part) => void, parent: Part = body): void {
    const part = doc.struct(type);
    parent.add(part);
    fill(part);
    part.end();
  }

  return { doc, widthOf, heightOf, balanced, write, decorate, tag, group, close: () => body.end() };
}

/** What {@link createPdfWriter} gives. */
export type PdfWriter = ReturnType<typeof createPdfWriter>;
