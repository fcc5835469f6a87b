/** What a name in a URL or a file name must match. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Turns `"1. Identificación"` into `"1-identificacion"`; empty if the text has no letters or digits. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
