/** The two languages of the site: corporate pages are Spanish, demo pages English (spec 1). */
export type Language = "es" | "en";
