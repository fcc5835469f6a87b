/** A text as a part of an address or a file's name: `"1. Identificación"` is `"1-identificacion"`; empty without letters. */
export const slugOf = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
