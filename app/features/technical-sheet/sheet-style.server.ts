import * as colors from "~/lib/colors";
import type { Part, PdfWriter, TextStyle } from "./pdf-writer.server";

/** A4 and its frame, in points. */
export const frame = {
  width: 595.28,
  height: 841.89,
  left: 46,
  right: 549.28,
  bandBottom: 200,
  footerTop: 802,
};
/** Where the right column starts. */
export const split = 340;
/** The room before it. */
export const columnGap = 30;

/** The voices of the document. */
export const styles = {
  brand: { font: "display", size: 16, color: colors.husk50, tracking: -0.25 },
  badge: { font: "textBold", size: 8.5, color: colors.oil400 },
  eyebrow: { font: "textBold", size: 8, color: colors.oil400, tracking: 1.1 },
  title: { font: "display", size: 40, color: colors.husk50, tracking: -0.9 },
  titleEnd: { font: "displayItalic", size: 40, color: colors.husk50, tracking: -0.6 },
  summary: { font: "text", size: 10.5, color: colors.husk100, leading: 1.45 },
  heading: { font: "display", size: 15, color: colors.palm900, tracking: -0.2 },
  body: { font: "text", size: 9.3, color: colors.ink, leading: 1.5 },
  columnHead: { font: "textBold", size: 7.6, color: colors.muted },
  cell: { font: "text", size: 8.8, color: colors.ink },
  value: { font: "textBold", size: 8.8, color: colors.palm900, tabular: true },
  quiet: { font: "text", size: 8.4, color: colors.muted },
  small: { font: "text", size: 7.8, color: colors.muted, leading: 1.45 },
  link: { font: "textBold", size: 7.8, color: colors.palm700 },
} satisfies Record<string, TextStyle>;

/** Radii of a box. */
export type Corners = readonly [number, number, number, number];

/** A quarter turn, clockwise, in a path; nothing for a square corner. */
function turn(radius: number, dx: number, dy: number): string {
  return radius > 0 ? `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}` : "";
}

/** Outline of a box with a radius for each corner, clockwise from the top left. */
export function boxPath(x: number, y: number, width: number, height: number, radii: Corners): string {
  const [a, b, c, d] = radii;
  return [
    `M${x + a} ${y}h${width - a - b}${turn(b, 1, 1)}`,
    `v${height - b - c}${turn(c, -1, 1)}`,
    `h${c + d - width}${turn(d, -1, -1)}`,
    `v${a + d - height}${turn(a, 1, -1)}Z`,
  ].join("");
}

/** A hairline across. */
export function rule(
  writer: PdfWriter,
  y: number,
  from: number,
  to: number,
  color = colors.husk300,
  weight = 0.6,
): void {
  writer.decorate(() => writer.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(color));
}

/** Room that a heading takes, with the space below it. */
export const headingHeight = 26;

/** A heading of a block; gives the y of what follows. */
export function heading(writer: PdfWriter, text: string, x: number, y: number): number {
  writer.tag("H2", () => writer.write(text, styles.heading, { x, y }));
  return y + headingHeight;
}

/** Items under one another, each tagged; gives the y below the last. */
export function list(
  writer: PdfWriter,
  items: readonly string[],
  draw: (item: string, y: number, part: Part) => number,
  top: number,
) {
  let y = top;
  writer.group("L", (whole) => {
    for (const item of items) writer.group("LI", (part) => (y = draw(item, y, part)), whole);
  });
  return y;
}
