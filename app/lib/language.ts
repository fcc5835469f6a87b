/** Corporate pages are Spanish, demo pages English. */
export type Language = "es" | "en";
