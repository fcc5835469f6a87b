import * as colors from "../../lib/colors.ts";

/** Files of Fontsource packages. */
export const fonts = {
  display: "fraunces/files/fraunces-latin-400-normal",
  text: "figtree/files/figtree-latin-400-normal",
  bold: "figtree/files/figtree-latin-600-normal",
};

/** Sizes are in points. */
export type TextStyle = { font: keyof typeof fonts; size: number; color: string; lineGap?: number };

export const styles = {
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

/** Columns of the table of values. */
export const columns = [
  { key: "parameter", font: "text", color: colors.ink, width: 172, align: "left" },
  { key: "reference", font: "bold", color: colors.palm900, width: 64, align: "right" },
  { key: "unit", font: "text", color: colors.muted, width: 62, align: "left" },
  { key: "method", font: "text", color: colors.muted, width: 118, align: "left" },
  { key: "note", font: "text", color: colors.muted, width: "*", align: "left" },
] as const;
