import type { SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import type { Language } from "~/lib/language";
import * as colors from "~/lib/colors";
import { fill } from "~/lib/fill";
import { markPath } from "~/lib/mark-path";
import { QUOTE_LINK } from "~/lib/quote-links";
import { company } from "~/words/company";
import type { Part, PdfWriter, TextStyle } from "./pdf-writer.server";
import {
  boxPath,
  columnGap,
  type Corners,
  frame,
  heading,
  headingHeight,
  list,
  rule,
  split,
  styles,
} from "./sheet-style.server";

const wordsIn = (lang: Language) => technicalSheetWords().document[lang];

/** Between palm-900 and palm-800: an ornament that leaves the text above it alone. */
const SHADE = "#13382a";

type TitleLines = { start: string; end: string };

const widest = ({ start, end }: TitleLines) => Math.max(start.length, end.length);

/** "Aceite crudo | de palma", "Crude | palm oil": the second half speaks in italics. */
function titleLines(name: string): TitleLines {
  const parts = name.split(" ");
  const breaks = parts.slice(1).map((_, index) => ({
    start: parts.slice(0, index + 1).join(" "),
    end: parts.slice(index + 1).join(" "),
  }));
  const [best] = breaks
    .filter(({ start }) => !start.endsWith(" de"))
    .toSorted((a, b) => widest(a) - widest(b));
  return best ?? { start: name, end: "" };
}

/** The dark head of the page: brand, sample mark, title in two voices, summary. */
export function drawBand(writer: PdfWriter, sheet: SheetText): void {
  const words = wordsIn(sheet.lang);
  const { doc } = writer;
  const { width, left, right, bandBottom } = frame;
  writer.decorate(() => {
    doc.rect(0, 0, width, frame.height).fill(colors.husk50);
    doc.path(boxPath(0, 0, width, bandBottom, [0, 0, 64, 0])).clip();
    doc.rect(0, 0, width, bandBottom).fill(colors.palm900);
    doc.translate(344, -52).scale(8.6).path(markPath).fill(SHADE);
  });
  writer.decorate(() => {
    doc.translate(left - 3, 35).scale(0.78);
    doc.path(markPath).fill(colors.husk50);
  });
  writer.tag("P", () => writer.write(company.name, styles.brand, { x: left + 27, y: 39 }));

  const badge = writer.widthOf(words.sampleMark, styles.badge) + 24;
  writer.decorate(() => {
    doc.roundedRect(right - badge, 36, badge, 23, 11.5).lineWidth(0.9);
    doc.fillAndStroke(colors.palm900, colors.oil400);
  });
  writer.tag("P", () => writer.write(words.sampleMark, styles.badge, { x: right - badge + 12, y: 42.4 }));

  const eyebrow = sheet.hsCode ? `${words.document} · ${sheet.hsCode}` : words.document;
  writer.tag("P", () => writer.write(eyebrow.toUpperCase(), styles.eyebrow, { x: left, y: 84 }), undefined, {
    actual: eyebrow,
  });
  const { start, end } = titleLines(sheet.name);
  writer.tag("H1", () => {
    writer.write(`${start} `, styles.title, { x: left - 1, y: 97 });
    writer.write(end, styles.titleEnd, { x: left - 1, y: 137 });
  });
  const summaryWidth = writer.balanced(sheet.summary, styles.summary, right - split - 10);
  // Its last line stands on the title's.
  const y = 181 - writer.heightOf(sheet.summary, styles.summary, summaryWidth);
  writer.tag("P", () => writer.write(sheet.summary, styles.summary, { x: split, y, width: summaryWidth }));
}

/** What the product is and what it serves for, side by side; gives the y below. */
export function drawAbout(writer: PdfWriter, sheet: SheetText): number {
  const words = wordsIn(sheet.lang);
  const { left, right, bandBottom } = frame;
  const top = bandBottom + 20;
  const textTop = heading(writer, words.description, left, top);
  const width = split - columnGap - left;
  writer.tag("P", () => writer.write(sheet.description, styles.body, { x: left, y: textTop, width }));
  const textEnd = textTop + writer.heightOf(sheet.description, styles.body, width);

  const draw = (item: string, y: number, part: Part) => {
    writer.tag("LBody", () => writer.write(item, styles.cell, { x: split, y: y + 4.3 }), part);
    rule(writer, y + 19, split, right);
    return y + 19;
  };
  const listEnd = list(writer, sheet.uses, draw, heading(writer, words.uses, split, top) - 4);
  return Math.max(textEnd, listEnd);
}

const pad = 16;
const bullet = 11;

const handlingWidth = split - columnGap - frame.left - bullet;
const sourcesWidth = frame.right - split - 2 * pad;

/** Where the closing block stands, measured up from the footer. */
export type ClosingPlace = { top: number; height: number; noticeTop: number };

/** Measures the closing block. */
export function placeClosing(writer: PdfWriter, sheet: SheetText): ClosingPlace {
  const { left, right, footerTop } = frame;
  const words = wordsIn(sheet.lang);
  const stack = (items: readonly string[], style: TextStyle, width: number, space: number) =>
    items.reduce((sum, item) => sum + writer.heightOf(item, style, width) + space, -space);

  const noticeTop = footerTop - 12 - writer.heightOf(words.sampleNotice, styles.small, right - left);
  const height = Math.max(
    headingHeight + stack(sheet.handling, styles.body, handlingWidth, 3),
    headingHeight + stack(sheet.sources, styles.small, sourcesWidth, 5) + 2 * pad - 4,
  );
  return { top: noticeTop - 12 - height, height, noticeTop };
}

/** How to keep and carry the product; on a card, the sources; below, what the figures are. */
export function drawClosing(
  writer: PdfWriter,
  sheet: SheetText,
  { top, height, noticeTop }: ClosingPlace,
): void {
  const { doc } = writer;
  const { left, right } = frame;
  const words = wordsIn(sheet.lang);
  const drawHandling = (item: string, y: number, part: Part) => {
    writer.decorate(() => doc.circle(left + 2, y + 6.6, 1.7).fill(colors.palm700));
    writer.tag(
      "LBody",
      () => writer.write(item, styles.body, { x: left + bullet, y, width: handlingWidth }),
      part,
    );
    return y + writer.heightOf(item, styles.body, handlingWidth) + 3;
  };
  list(writer, sheet.handling, drawHandling, heading(writer, words.handling, left, top));

  const corners: Corners = [36, 10, 10, 10];
  writer.decorate(() =>
    doc.path(boxPath(split, top - 4, right - split, height, corners)).fill(colors.husk100),
  );
  const drawSource = (item: string, y: number, part: Part) => {
    const place = { x: split + pad, y, width: sourcesWidth };
    writer.tag("LBody", () => writer.write(item, styles.small, place), part);
    return y + writer.heightOf(item, styles.small, sourcesWidth) + 5;
  };
  list(writer, sheet.sources, drawSource, heading(writer, words.sources, split + pad, top + pad - 6));

  writer.tag("P", () =>
    writer.write(words.sampleNotice, styles.small, { x: left, y: noticeTop, width: right - left }),
  );
}

/** Leads to the request for a quote, with this product in it. */
function drawQuoteLink(writer: PdfWriter, { id, lang }: SheetText, y: number): void {
  const link = company.origin + fill(QUOTE_LINK, { product: id });
  const text = `${wordsIn(lang).quote}: ${link}`;
  const draw = () => writer.write(text, styles.link, { x: frame.left, y, link });
  writer.group("P", (part) => writer.tag("Link", draw, part));
}

/** Who to write to, where to ask for a quote, and the number of the page. */
export function drawFooter(writer: PdfWriter, sheet: SheetText): void {
  const { lang } = sheet;
  const { left, right, footerTop } = frame;
  const { village, department, country, phone, email } = company;
  const y = footerTop + 9;
  rule(writer, footerTop, left, right);
  writer.tag("P", () => writer.write(`${village}, ${department}, ${country}`, styles.small, { x: left, y }));
  writer.tag("P", () => writer.write(phone, styles.small, { x: 222, y }));
  writer.tag("P", () => writer.write(email, styles.small, { x: split, y }));
  writer.decorate(() =>
    writer.write(wordsIn(lang).page, styles.small, { x: right - 60, y, width: 60, align: "right" }),
  );
  drawQuoteLink(writer, sheet, y + 12);
}
