/** Background colours for studio pictures. */
export const tints = ["fruit", "leaf", "sea", "clay"] as const;

export type Tint = (typeof tints)[number];

/** Studio pictures lie on a tint; photos have their own background. */
export const backgrounds = ["photo", ...tints] as const;

export type Background = (typeof backgrounds)[number];
