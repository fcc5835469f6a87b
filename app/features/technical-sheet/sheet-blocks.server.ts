import { company } from "~/content/site";
import { sampleMark, sampleNotice, type TechnicalSheet } from "~/content/technical-sheets";
import { colors, type Part, type Pen, type TextStyle } from "./pdf-pen.server";
import {
  boxPath,
  columnGap,
  type Corners,
  frame,
  heading,
  headingHeight,
  list,
  mark,
  rule,
  split,
  styles,
} from "./sheet-style.server";

/** The dark head of the page: brand, sample mark, title in two voices, summary. */
export function drawBand(pen: Pen, sheet: TechnicalSheet): void {
  const { doc } = pen;
  const { width, left, right, bandBottom } = frame;
  pen.decorate(() => {
    doc.rect(0, 0, width, frame.height).fill(colors.husk50);
    doc.path(boxPath(0, 0, width, bandBottom, [0, 0, 64, 0])).clip();
    doc.rect(0, 0, width, bandBottom).fill(colors.palm900);
    doc.translate(344, -52).scale(8.6).path(mark).fill(colors.shade);
  });
  pen.decorate(() => {
    doc.translate(left - 3, 35).scale(0.78);
    doc.path(mark).fill(colors.husk50);
  });
  pen.tag("P", () => pen.write(company.name, styles.brand, { x: left + 27, y: 39 }));

  const badge = pen.widthOf(sampleMark, styles.badge) + 24;
  pen.decorate(() => {
    doc.roundedRect(right - badge, 36, badge, 23, 11.5).lineWidth(0.9);
    doc.fillAndStroke(colors.palm900, colors.oil400);
  });
  pen.tag("P", () => pen.write(sampleMark, styles.badge, { x: right - badge + 12, y: 42.4 }));

  const eyebrow = "Ficha técnica";
  pen.tag("P", () => pen.write(eyebrow.toUpperCase(), styles.eyebrow, { x: left, y: 84 }), undefined, {
    actual: eyebrow,
  });
  // "Aceite crudo | de palma", "Raquis | picado": the second half speaks in italics.
  const [, start = sheet.name, end = ""] = /^(.+?) (de \S+|\S+)$/.exec(sheet.name) ?? [];
  pen.tag("H1", () => {
    pen.write(`${start} `, styles.title, { x: left - 1, y: 97 });
    pen.write(end, styles.titleEnd, { x: left - 1, y: 137 });
  });
  const summaryWidth = pen.balanced(sheet.summary, styles.summary, right - split - 10);
  // Its last line stands on the title's.
  const y = 181 - pen.heightOf(sheet.summary, styles.summary, summaryWidth);
  pen.tag("P", () => pen.write(sheet.summary, styles.summary, { x: split, y, width: summaryWidth }));
}

/** What the product is and what it serves for, side by side; gives the y below. */
export function drawAbout(pen: Pen, sheet: TechnicalSheet): number {
  const { left, right, bandBottom } = frame;
  const top = bandBottom + 22;
  const textTop = heading(pen, "Descripción", left, top);
  const width = split - columnGap - left;
  pen.tag("P", () => pen.write(sheet.description, styles.body, { x: left, y: textTop, width }));
  const textEnd = textTop + pen.heightOf(sheet.description, styles.body, width);

  const draw = (item: string, y: number, part: Part) => {
    pen.tag("LBody", () => pen.write(item, styles.cell, { x: split, y: y + 4.3 }), part);
    rule(pen, y + 19, split, right);
    return y + 19;
  };
  const listEnd = list(pen, sheet.uses, draw, heading(pen, "Usos", split, top) - 4);
  return Math.max(textEnd, listEnd);
}

const pad = 16;
const bullet = 11;

const handlingWidth = split - columnGap - frame.left - bullet;
const sourcesWidth = frame.right - split - 2 * pad;

/** Where the closing block stands, measured up from the footer. */
export type ClosingPlace = { top: number; height: number; noticeTop: number };

/** Measures the closing block. */
export function placeClosing(pen: Pen, sheet: TechnicalSheet): ClosingPlace {
  const { left, right, footerTop } = frame;
  const stack = (items: readonly string[], style: TextStyle, width: number, space: number) =>
    items.reduce((sum, item) => sum + pen.heightOf(item, style, width) + space, -space);

  const noticeTop = footerTop - 14 - pen.heightOf(sampleNotice, styles.small, right - left);
  const height = Math.max(
    headingHeight + stack(sheet.handling, styles.body, handlingWidth, 4),
    headingHeight + stack(sheet.sources, styles.small, sourcesWidth, 5) + 2 * pad - 4,
  );
  return { top: noticeTop - 14 - height, height, noticeTop };
}

/** How to keep and carry the product; on a card, the sources; below, what the figures are. */
export function drawClosing(pen: Pen, sheet: TechnicalSheet, { top, height, noticeTop }: ClosingPlace): void {
  const { doc } = pen;
  const { left, right } = frame;
  const drawHandling = (item: string, y: number, part: Part) => {
    pen.decorate(() => doc.circle(left + 2, y + 6.6, 1.7).fill(colors.palm700));
    pen.tag("LBody", () => pen.write(item, styles.body, { x: left + bullet, y, width: handlingWidth }), part);
    return y + pen.heightOf(item, styles.body, handlingWidth) + 4;
  };
  list(pen, sheet.handling, drawHandling, heading(pen, "Almacenamiento y transporte", left, top));

  const corners: Corners = [36, 10, 10, 10];
  pen.decorate(() => doc.path(boxPath(split, top - 4, right - split, height, corners)).fill(colors.husk100));
  const drawSource = (item: string, y: number, part: Part) => {
    const place = { x: split + pad, y, width: sourcesWidth };
    pen.tag("LBody", () => pen.write(item, styles.small, place), part);
    return y + pen.heightOf(item, styles.small, sourcesWidth) + 5;
  };
  list(pen, sheet.sources, drawSource, heading(pen, "Fuentes", split + pad, top + pad - 6));

  pen.tag("P", () => pen.write(sampleNotice, styles.small, { x: left, y: noticeTop, width: right - left }));
}

/** Who to write to, and the number of the page. */
export function drawFooter(pen: Pen): void {
  const { left, right, footerTop } = frame;
  const { village, department, country, phone, email } = company;
  const y = footerTop + 9;
  rule(pen, footerTop, left, right);
  pen.tag("P", () => pen.write(`${village}, ${department}, ${country}`, styles.small, { x: left, y }));
  pen.tag("P", () => pen.write(phone, styles.small, { x: 222, y }));
  pen.tag("P", () => pen.write(email, styles.small, { x: split, y }));
  pen.decorate(() => pen.write("1 de 1", styles.small, { x: right - 60, y, width: 60, align: "right" }));
}
