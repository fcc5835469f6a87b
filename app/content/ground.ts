/** What a picture stands on: a studio picture lies on a tint, a photo has its own ground. */
export const grounds = ["photo", "fruit", "leaf", "sea", "clay"] as const;

export type Ground = (typeof grounds)[number];
