import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import type { Language } from "~/lib/language";

declare global {
  namespace PDFKit.Mixins {
    // Options of PDFKit 0.20 that its types lack.
    interface StructureElementOptions {
      bbox?: readonly [left: number, top: number, right: number, bottom: number];
      placement?: "Block";
    }
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
    interface TableOptions {
      structParent?: PDFStructureElement;
    }
    interface CellStyle {
      scope?: "row" | "column";
      type?: "TH" | "TD";
    }
  }
}

/** Declared in the metadata; missing from PDFKit's types, too. */
const conformance: object = { subset: "PDF/UA" };

const { resolve } = createRequire(import.meta.url);

const fonts = {
  display: "fraunces/files/fraunces-latin-400-normal",
  text: "figtree/files/figtree-latin-400-normal",
  bold: "figtree/files/figtree-latin-600-normal",
};

/** `size` and `leading` (line height) are in points. */
export type TextStyle = { font: keyof typeof fonts; size: number; color: string; leading?: number };

/** The text column of an A4 page, in points. */
export const [left, right] = [46, 549.28];

const LOCALES: Record<Language, string> = { es: "es-HN", en: "en" };

/** Creates a PDF/UA-1 document of A4 pages, with functions that write tagged text. */
export function createPdf(info: {
  title: string;
  subject: string;
  author: string;
  lang: Language;
  issued: Date;
}) {
  const doc = new Pdf({
    size: "A4",
    margins: { top: 0, bottom: 0, left, right: left },
    // The dev server resolves PDFKit's browser build, which lacks the default font Helvetica.
    font: "",
    pdfVersion: "1.7",
    ...conformance,
    lang: LOCALES[info.lang],
    tagged: true,
    displayTitle: true,
    compress: false,
    info: {
      Title: info.title,
      Subject: info.subject,
      Author: info.author,
      Creator: info.author,
      CreationDate: info.issued,
      ModDate: info.issued,
    },
  });
  const bytes = buffer(doc);
  for (const [name, file] of Object.entries(fonts))
    doc.registerFont(name, resolve(`@fontsource/${file}.woff`));
  const body = doc.struct("Document");
  doc.addStructure(body);

  function setStyle({ font, size, color, leading }: TextStyle) {
    doc.font(font, size).fillColor(color);
    doc.lineGap(leading === undefined ? 0 : leading - doc.currentLineHeight());
  }

  /** Draws decoration, which screen readers ignore. */
  function decorate(draw: () => void) {
    doc.markContent("Artifact", { type: "Layout" });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  }

  function write(tag: string, text: string, style: TextStyle, x: number, y: number, width = right - x) {
    setStyle(style);
    doc.text(text, x, y, { width, structParent: body, structType: tag });
  }

  function list(items: readonly string[], style: TextStyle, x: number, width: number) {
    setStyle(style);
    const part = doc.struct("L");
    body.add(part);
    const options = { bulletRadius: 1.8, textIndent: 11, paragraphGap: 5, structParent: part };
    doc.list([...items], x, doc.y, { ...options, width });
    part.end();
  }

  /**
   * Writes a link on one line.
   *
   * @param alt The accessible description of the target.
   */
  function link(text: string, url: string, alt: string, style: TextStyle, x: number, y: number) {
    setStyle(style);
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

  async function finish() {
    body.end();
    doc.end();
    return new Uint8Array(await bytes);
  }

  return { doc, body, setStyle, decorate, write, list, link, finish };
}
