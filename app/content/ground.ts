/** The ground of a picture: a studio picture lies on a tint, a photo has its own. */
export type Ground = "photo" | "fruit" | "leaf" | "sea" | "clay";
