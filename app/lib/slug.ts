/** Names in URLs and file names. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `"1. Identificación"` becomes `"1-identificacion"`; empty if the text has no letters or digits. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
