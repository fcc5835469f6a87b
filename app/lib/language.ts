/** Corporate pages are Spanish, demo pages English (spec 1). */
export type Language = "es" | "en";
