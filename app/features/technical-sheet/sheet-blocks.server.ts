import { encode } from "uqr";
import type { SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import type { Language } from "~/lib/language";
import * as colors from "~/lib/colors";
import { fill } from "~/lib/fill";
import { markPath } from "~/lib/mark-path";
import { QUOTE_LINK } from "~/lib/quote-links";
import { company } from "~/words/company";
import type { Part, PdfWriter } from "./pdf-writer.server";
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
    if (writer.widthOf(item, styles.use) > right - split)
      throw new RangeError(`"${item}" is wider than its column.`);
    writer.tag("LBody", () => writer.write(item, styles.use, { x: split, y: y + 4.6 }), part);
    rule(writer, y + 21, split, right);
    return y + 21;
  };
  const listEnd = list(writer, sheet.uses, draw, heading(writer, words.uses, split, top) - 4);
  return Math.max(textEnd, listEnd);
}

const pad = 16;
const bullet = 11;

const handlingWidth = split - columnGap - frame.left - bullet;
const sourcesWidth = frame.right - split - 2 * pad;

/** What the figures are, at the foot of their page: where it begins, and what draws it. */
export function placeNotice(writer: PdfWriter, { lang }: SheetText) {
  const { left, right, footerTop } = frame;
  const { sampleNotice } = wordsIn(lang);
  const width = right - left;
  const y = footerTop - 14 - writer.heightOf(sampleNotice, styles.small, width);
  return {
    noticeTop: y,
    drawNotice: () => writer.tag("P", () => writer.write(sampleNotice, styles.small, { x: left, y, width })),
  };
}

/** The head of a further page: whose document it is, and of what. */
export function drawRunningHead(writer: PdfWriter, sheet: SheetText): void {
  const { doc } = writer;
  const { left, right, width, height } = frame;
  writer.decorate(() => {
    doc.rect(0, 0, width, height).fill(colors.husk50);
    doc
      .translate(left - 2, 33)
      .scale(0.62)
      .path(markPath)
      .fill(colors.palm900);
  });
  writer.decorate(() => {
    writer.write(company.name, styles.head, { x: left + 22, y: 36 });
    const says = `${wordsIn(sheet.lang).document} · ${sheet.name}`;
    writer.write(says, styles.small, { x: split - 60, y: 40, width: right - split + 60, align: "right" });
  });
  rule(writer, 64, left, right);
}

/** How to keep and carry the product; on a card, the sources. Gives the y below. */
export function drawHandling(writer: PdfWriter, sheet: SheetText, top: number): number {
  const { doc } = writer;
  const { left, right } = frame;
  const words = wordsIn(sheet.lang);
  const drawItem = (item: string, y: number, part: Part) => {
    writer.decorate(() => doc.circle(left + 2, y + 8.4, 1.9).fill(colors.palm700));
    writer.tag(
      "LBody",
      () => writer.write(item, styles.handling, { x: left + bullet, y, width: handlingWidth }),
      part,
    );
    return y + writer.heightOf(item, styles.handling, handlingWidth) + 7;
  };
  const listEnd = list(writer, sheet.handling, drawItem, heading(writer, words.handling, left, top));

  const height = sheet.sources.reduce(
    (sum, item) => sum + writer.heightOf(item, styles.source, sourcesWidth) + 6,
    headingHeight + 2 * pad - 10,
  );
  const corners: Corners = [36, 10, 10, 10];
  writer.decorate(() =>
    doc.path(boxPath(split, top - 4, right - split, height, corners)).fill(colors.husk100),
  );
  const drawSource = (item: string, y: number, part: Part) => {
    const place = { x: split + pad, y, width: sourcesWidth };
    writer.tag("LBody", () => writer.write(item, styles.source, place), part);
    return y + writer.heightOf(item, styles.source, sourcesWidth) + 6;
  };
  list(writer, sheet.sources, drawSource, heading(writer, words.sources, split + pad, top + pad - 6));
  return Math.max(listEnd, top - 4 + height);
}

/** Which version of a document is drawn, and where its row in the register is. */
export type Issue = {
  /** Of its row. */
  id: string;
  version: number;
  /** The day it is issued, such as 2026-11-22: the clock of the build would change the bytes. */
  date: string;
  /** Of its row, in full. */
  address: string;
};

/** The panel, its code, and the white around the code that readers need: four modules. */
const panel = { height: 196, pad: 24, code: 148 };

/** Leads to the request for a quote, with this product in it. */
export function drawQuoteLink(writer: PdfWriter, { id, lang }: SheetText, y: number): void {
  const address = company.origin + fill(QUOTE_LINK, { product: id });
  const text = `${wordsIn(lang).quote}: ${address}`;
  if (writer.widthOf(text, styles.link) > frame.right - frame.left)
    throw new RangeError(`${text} is wider than the page.`);
  writer.link(text, address, text, styles.link, { x: frame.left, y });
}

/** What leads to the document's row in the register, for a phone's camera, a mouse and the eye; gives the y below. */
export function drawVerification(writer: PdfWriter, { lang }: SheetText, issue: Issue, top: number): number {
  const { doc } = writer;
  const { left, right } = frame;
  const words = wordsIn(lang).verification;
  const { id, version, date, address } = issue;
  writer.decorate(() =>
    doc.path(boxPath(left, top, right - left, panel.height, [14, 14, 64, 14])).fill(colors.palm900),
  );
  const x = left + panel.pad + panel.code + 26;
  const width = right - panel.pad - x;
  writer.tag("H2", () => writer.write(words.title, styles.panelTitle, { x, y: top + panel.pad - 5 }));
  const textTop = top + panel.pad + 28;
  writer.tag("P", () => writer.write(words.text, styles.panelText, { x, y: textTop, width }));

  const codeTop = top + (panel.height - panel.code) / 2;
  const codeLeft = left + panel.pad;
  writer.figure(fill(words.code, { address }), codeLeft, codeTop, panel.code, () => {
    doc.roundedRect(codeLeft, codeTop, panel.code, panel.code, 8).fill(colors.husk50);
    const { data, size } = encode(address, { ecc: "M", border: 4 });
    const module = panel.code / size;
    for (const [row, modules] of data.entries())
      for (const [column, isDark] of modules.entries())
        if (isDark) doc.rect(codeLeft + column * module, codeTop + row * module, module, module);
    doc.fill(colors.palm900);
  });

  const shown = address.replace("https://", "");
  if (writer.widthOf(shown, styles.panelLink) > width)
    throw new RangeError(`${shown} is wider than its column.`);
  const linkTop = textTop + writer.heightOf(words.text, styles.panelText, width) + 8;
  writer.link(shown, address, fill(words.open, { address }), styles.panelLink, { x, y: linkTop });

  const facts = [
    [words.id, id, x],
    [words.version, String(version), x + 128],
    [words.issued, date, x + 204],
  ] as const;
  const factTop = top + panel.height - panel.pad - 24;
  for (const [name, value, at] of facts) {
    writer.tag("P", () => {
      writer.write(`${name} `, styles.panelName, { x: at, y: factTop });
      writer.write(value, styles.panelValue, { x: at, y: factTop + 13 });
    });
  }
  return top + panel.height;
}

/** Who to write to; which document this is, and the number of the page. */
export function drawFooter(writer: PdfWriter, { lang }: SheetText, issue: Issue, page: number): void {
  const { left, right, footerTop } = frame;
  const { village, department, country, phone, email } = company;
  const y = footerTop + 10;
  rule(writer, footerTop, left, right);
  const contacts = [
    [`${village}, ${department}, ${country}`, left],
    [phone, 200],
    [email, 290],
  ] as const;
  for (const [text, x] of contacts) {
    const draw = () => writer.write(text, styles.foot, { x, y });
    // Once is enough for who hears it.
    if (page === 1) writer.tag("P", draw);
    else writer.decorate(draw);
  }
  const number = fill(wordsIn(lang).page, { page, pages: 2 });
  const says = `${issue.id} · v${issue.version} · ${number}`;
  writer.decorate(() => writer.write(says, styles.foot, { x: right - 140, y, width: 140, align: "right" }));
}
