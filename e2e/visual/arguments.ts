export const WIDTHS = [390, 820, 1440];

export type Arguments = {
  revision: string;
  /** Empty for all. */
  paths: string[];
  widths: number[];
};

const isPath = (text: string) => text.startsWith("/");
const isWidth = (text: string) => /^\d+$/.test(text);

/**
 * Reads `<revision> [path …] [width …]`.
 *
 * @throws When there is no revision, or an argument is none of these.
 */
export function parseArguments([revision, ...others]: string[]): Arguments {
  if (!revision || isPath(revision)) throw new Error("Name the revision to compare with first.");
  const unknown = others.find((text) => !isPath(text) && !isWidth(text));
  if (unknown) throw new Error(`${unknown} is neither a path, such as /shop, nor a width, such as 390.`);
  const widths = others.filter(isWidth).map(Number);
  return { revision, paths: others.filter(isPath), widths: widths.length > 0 ? widths : WIDTHS };
}
