/** Corporate pages are in Spanish, demo pages in English. */
export type Language = "es" | "en";
