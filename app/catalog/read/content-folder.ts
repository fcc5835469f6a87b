import { globSync, statSync } from "node:fs";
import path from "node:path";
import { slugOf } from "../../lib/slug.ts";
import type { Problem } from "./problem.ts";

/** What operating systems, editors and office programs leave in a folder, and notes for people. */
const NOT_CONTENT =
  /^(?:[.~#].*|.*[~#]|.*\.(?:bak|swp|swo|tmp|orig|rej|crdownload|lnk)|(?:eh)?thumbs\.db|desktop\.ini|icon\r|__macosx|@eadir|\$recycle\.bin|system volume information|readme\.md)$/i;

/** Whether a path under a folder of the content is to be read. */
export const isContent = (file: string): boolean =>
  file.split(/[\\/]/).every((name) => !NOT_CONTENT.test(name));

/** The files that match, such as `content/products/*.md`, sorted, with `/` between folders on every system. */
export function contentFiles(pattern: string | readonly string[], root = "."): string[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => isContent(file) && statSync(path.resolve(root, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** Whether addresses and other files can name a file: `politica-ambiental.pdf`. */
export const isFileName = (name: string, endings: readonly string[]): boolean =>
  endings.some(
    (ending) => name.endsWith(ending) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name.slice(0, -ending.length)),
  );

/** What is wrong with a file's name, and what to call it. */
export function nameProblems(
  file: string,
  endings: readonly string[],
  siblings: readonly string[] = [],
): Problem[] {
  const { dir, base } = path.posix.parse(file);
  if (isFileName(base, endings)) return [];
  const better = betterName(
    base,
    endings,
    siblings.map((each) => path.posix.basename(each)),
  );
  const rule = `small letters, digits and hyphens, then ${endings.join(" or ")}`;
  const message = `is no name for ${dir}: ${rule}${better ? `; call it ${better}` : ""}`;
  return [{ file, line: 1, field: "", message }];
}

/** Other spellings of an ending; Windows hides a second one. */
const ENDINGS: readonly [RegExp, string][] = [
  [/\.txt$/, ""],
  [/\.yml$/, ".yaml"],
  [/\.markdown$/, ".md"],
];

function betterName(name: string, endings: readonly string[], taken: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const known = [lower, ...ENDINGS.map(([from, to]) => lower.replace(from, to))];
  for (const each of known) {
    const ending = endings.find((one) => each.endsWith(one));
    if (!ending) continue;
    const stem = slugOf(each.slice(0, -ending.length)) || "archivo";
    for (let number = 1; ; number++) {
      const free = `${stem}${number === 1 ? "" : `-${number}`}${ending}`;
      if (!taken.includes(free)) return free;
    }
  }
  return undefined;
}

/** Folders whose files are named by others, with the endings that they take; those of records are checked as they are read. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  "content/downloads/*": [".pdf"],
  "content/issued/*": [".pdf"],
  "content/logos/*": [".svg", ".webp"],
  "content/photographs/*": [".yaml", ".webp"],
  "content/pictures/*/*": [".webp"],
  "content/pages/*": [".yaml", ".md"],
  "content/sections/*": [".yaml"],
};

/** All files of these folders whose names nothing could use. */
export function misnamedFiles(): Problem[] {
  return Object.entries(NAMED).flatMap(([pattern, endings]) => {
    const files = contentFiles(pattern);
    return files.flatMap((file) => nameProblems(file, endings, files));
  });
}
