/**
 * An edition: all corporate pages of one build in one file, with the list of what they are drawn with, so that they are
 * there as a whole or not at all. What pages have in common stands in it once.
 */
export type Edition = {
  /** Pieces of HTML and of data, each once. */
  texts: readonly string[];
  pages: Readonly<Record<string, EditionPage>>;
  /** Addresses of scripts and fonts that the pages ask for. */
  code: readonly string[];
};

/** Pieces in a row, as pairs of the first one's place and that after the last. */
type Pieces = readonly number[];

/** A page in three parts, of which the middle is the data in its HTML; and the same data in the file beside it. */
type EditionPage = { title: string; before: Pieces; inline: Pieces; after: Pieces; data: Pieces };

/** A picture as pages offer it. */
export type EditionPicture = {
  /** Its files by width, ascending. */
  files: readonly (readonly [address: string, width: number, bytes: number])[];
  /** How wide it is laid out, as the HTML attribute, wherever it stands. */
  sizes: readonly string[];
  /** Whether it is for windows narrower than 721 px alone, or for wider ones alone. */
  isNarrow?: boolean;
};

/** JSON that cannot end the script element around it. */
export function inert(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function join({ texts }: Edition, pieces: Pieces): string {
  let text = "";
  for (let at = 0; at < pieces.length; at += 2) text += texts.slice(pieces[at], pieces[at + 1]).join("");
  return text;
}

/** The HTML of a page. */
export function editionHtml(edition: Edition, path: string): string | undefined {
  const page = edition.pages[path];
  return page && join(edition, page.before) + inert(join(edition, page.inline)) + join(edition, page.after);
}

/** The data of a page. */
export function editionData(edition: Edition, path: string): string | undefined {
  const page = edition.pages[path];
  return page && join(edition, page.data);
}

/** A page's own rules, and the policy that allows no others. */
const OWN_RULES = /<meta http-equiv="Content-Security-Policy"[^>]*>(<style id="styles">).*?(?=<\/style>)/s;

/** Whether a path is that of the whole stylesheet: there is one for paper, too. */
export const isWholeSheet = (path: string) => /\bindex-[\w-]+\.css$/.test(path);

/** A page's HTML with a stylesheet in place of its own rules. */
export const importSheet = (html: string, address: string) =>
  html.replace(OWN_RULES, (_, open: string) => `${open}@import "${address}"`);
