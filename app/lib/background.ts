/** The tints that a studio picture may lie on. */
export const tints = ["fruit", "leaf", "sea", "clay"] as const;

export type Tint = (typeof tints)[number];

/** What a picture stands on: a studio picture lies on a tint, a photo has its own background. */
export const backgrounds = ["photo", ...tints] as const;

export type Background = (typeof backgrounds)[number];
