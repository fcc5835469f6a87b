import { encode } from "uqr";
import * as colors from "~/lib/colors";
import { fill } from "~/lib/fill";
import { markPath } from "~/lib/mark-path";
import type { SheetContent } from "./sheet-content.server";
import { createPdf, left, right, type TextStyle } from "./tagged-pdf.server";

const styles = {
  brand: { font: "display", size: 16, color: colors.husk50 },
  badge: { font: "bold", size: 8.5, color: colors.oil400 },
  title: { font: "display", size: 36, color: colors.husk50, leading: 38 },
  summary: { font: "text", size: 10.5, color: colors.husk100, leading: 15 },
  heading: { font: "display", size: 15, color: colors.palm900 },
  body: { font: "text", size: 10.4, color: colors.ink, leading: 15.5 },
  uses: { font: "text", size: 9.2, color: colors.ink, leading: 13 },
  handling: { font: "text", size: 10.9, color: colors.ink, leading: 16.5 },
  sources: { font: "text", size: 10, color: colors.muted, leading: 14.5 },
  small: { font: "text", size: 8.6, color: colors.muted, leading: 12.5 },
  foot: { font: "text", size: 7.8, color: colors.muted },
  link: { font: "bold", size: 8.2, color: colors.palm700 },
  panelTitle: { font: "display", size: 22, color: colors.husk50 },
  panelText: { font: "text", size: 10.4, color: colors.husk100, leading: 15.5 },
  panelFact: { font: "bold", size: 9.6, color: colors.husk50 },
  panelLink: { font: "bold", size: 10.4, color: colors.oil400 },
} satisfies Record<string, TextStyle>;

const columns = [
  { key: "parameter", font: "text", size: 8.8, color: colors.ink, width: 172, align: "left" },
  { key: "reference", font: "bold", size: 8.8, color: colors.palm900, width: 64, align: "right" },
  { key: "unit", font: "text", size: 8.4, color: colors.muted, width: 62, align: "left" },
  { key: "method", font: "text", size: 8.4, color: colors.muted, width: 118, align: "left" },
  { key: "note", font: "text", size: 8.4, color: colors.muted, width: "*", align: "left" },
] as const;

/** In points, on A4. */
const [split, foot] = [340, 802];
const row = { min: 18, max: 34 };
const panel = { height: 196, padding: 24, code: 148 };

/** The version number and its date of issue. */
export type Version = { version: number; date: string };

/**
 * Renders a technical sheet as PDF/UA-1 on two A4 pages.
 *
 * @throws {RangeError} The values do not fit on the first page, or a link on its line.
 */
export async function renderSheet(
  { sheet, words, company: sender, register, quoteUrl }: SheetContent,
  { version, date }: Version,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = createPdf({
    title: `${words.document}: ${sheet.name.toLowerCase()}`,
    subject: `${sheet.summary} ${words.sampleMark}.`,
    author: sender.name,
    lang: sheet.lang,
    issued: new Date(`${date}T12:00:00Z`),
  });
  const { doc, body, setStyle, decorate, write, list, link } = pdf;
  const firstPage = doc.page;

  function heading(text: string, x: number, y: number) {
    write("H2", text, styles.heading, x, y);
    doc.moveDown(0.3);
  }

  function mark(x: number, y: number, scale: number, color: string) {
    doc.save().translate(x, y).scale(scale).path(markPath).fill(color).restore();
  }

  const background = () => doc.rect(0, 0, doc.page.width, doc.page.height).fill(colors.husk50);

  function footer(page: number) {
    decorate(() => {
      doc.moveTo(left, foot).lineTo(right, foot).lineWidth(0.6).stroke(colors.husk300);
      setStyle(styles.foot);
      const text = `${register.id} · v${version} · ${fill(words.page, { page, pages: 2 })}`;
      doc.text(text, left, foot + 10, { align: "right" });
    });
    write("P", `${sender.address} · ${sender.phone} · ${sender.email}`, styles.foot, left, foot + 10);
  }

  decorate(() => {
    background();
    doc.rect(0, 0, doc.page.width, 200).fill(colors.palm900);
    mark(left - 3, 35, 0.78, colors.husk50);
  });
  write("P", sender.name, styles.brand, left + 27, 39);
  setStyle(styles.badge);
  const badge = doc.widthOfString(words.sampleMark) + 24;
  decorate(() =>
    doc
      .roundedRect(right - badge, 36, badge, 23, 11.5)
      .lineWidth(0.9)
      .stroke(colors.oil400),
  );
  write("P", words.sampleMark, styles.badge, right - badge + 12, 42.4);
  write("P", [words.document, sheet.hsCode].filter(Boolean).join(" · "), styles.badge, left, 84);
  write("H1", sheet.name, styles.title, left, 100, 240);
  write("P", sheet.summary, styles.summary, split, 108);

  heading(words.description, left, 220);
  write("P", sheet.description, styles.body, left, doc.y, split - 30 - left);
  const descriptionEnd = doc.y;
  heading(words.uses, split, 220);
  list(sheet.uses, styles.uses, split, right - split);

  setStyle(styles.small);
  const noticeTop = foot - 14 - doc.heightOfString(words.sampleNotice, { width: right - left });
  heading(words.values, left, Math.max(descriptionEnd, doc.y) + 16);
  const rowHeight = (noticeTop - 16 - doc.y) / (sheet.rows.length + 1);
  doc.table({
    structParent: body,
    defaultStyle: { border: [0, 0, 0.6, 0], borderColor: colors.husk300, padding: [2, 8, 2, 0] },
    columnStyles: columns.map(({ font, size, color, width, align }) => ({
      font: { src: font, size },
      textColor: color,
      width,
      align: { x: align, y: "center" },
      ...(font === "bold" ? { textOptions: { features: ["tnum" as const] } } : {}),
    })),
    rowStyles: { minHeight: Math.min(row.max, Math.max(row.min, rowHeight)) },
    data: [
      columns.map(({ key }) => ({
        text: words.columns[key],
        type: "TH" as const,
        scope: "column" as const,
        font: { src: "bold", size: 7.6 },
        textColor: colors.muted,
        borderColor: colors.palm900,
      })),
      ...sheet.rows.map((each) =>
        columns.map(({ key }) =>
          key === "parameter"
            ? {
                text: [each.parameter, each.symbol].filter(Boolean).join(" "),
                type: "TH" as const,
                scope: "row" as const,
              }
            : { text: each[key] },
        ),
      ),
    ],
  });
  if (doc.page !== firstPage || doc.y > noticeTop)
    throw new RangeError(`The values of "${sheet.id}" do not fit on one page.`);
  write("P", words.sampleNotice, styles.small, left, noticeTop);
  footer(1);

  doc.addPage();
  decorate(() => {
    background();
    mark(left - 2, 33, 0.62, colors.palm900);
    doc.moveTo(left, 64).lineTo(right, 64).lineWidth(0.6).stroke(colors.husk300);
    setStyle(styles.heading);
    doc.text(sender.name, left + 22, 35);
    setStyle(styles.small);
    doc.text(`${words.document} · ${sheet.name}`, left, 40, { align: "right" });
  });
  heading(words.handling, left, 96);
  list(sheet.handling, styles.handling, left, split - 30 - left);
  const handlingEnd = doc.y;
  heading(words.sources, split, 96);
  list(sheet.sources, styles.sources, split, right - split);

  const { verification } = words;
  const top = Math.max(handlingEnd, doc.y) + 30;
  const codeLeft = left + panel.padding;
  const codeTop = top + panel.padding;
  const x = codeLeft + panel.code + 26;
  const width = right - panel.padding - x;
  decorate(() => doc.roundedRect(left, top, right - left, panel.height, 14).fill(colors.palm900));
  write("H2", verification.title, styles.panelTitle, x, codeTop - 5);
  write("P", verification.text, styles.panelText, x, codeTop + 28, width);
  const linkTop = doc.y + 8;
  const address = register.url;
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
  link(address.replace("https://", ""), address, opens, styles.panelLink, x, linkTop);
  const facts = [
    `${verification.id} ${register.id}`,
    `${verification.version} ${version}`,
    `${verification.issued} ${date}`,
  ];
  write("P", facts.join(" · "), styles.panelFact, x, codeTop + panel.code - 14, width);

  const quote = `${words.quote}: ${quoteUrl}`;
  link(quote, quoteUrl, quote, styles.link, left, top + panel.height + 26);
  footer(2);
  return pdf.finish();
}
