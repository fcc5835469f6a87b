/** Background colours for studio pictures. */
export const tints = ["fruit", "leaf", "sea", "clay"] as const;

export type Tint = (typeof tints)[number];

/** Utilities from styles/utilities.css, spelled out because Tailwind finds only whole class names. */
export const TINT_CLASSES: Record<Tint, string> = {
  fruit: "tint-fruit",
  leaf: "tint-leaf",
  sea: "tint-sea",
  clay: "tint-clay",
};

/** Studio pictures get a tint behind them; photos have their own background. */
export const backgrounds = ["photo", ...tints] as const;

export type Background = (typeof backgrounds)[number];
