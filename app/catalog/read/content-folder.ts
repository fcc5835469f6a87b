import { globSync, statSync } from "node:fs";
import path from "node:path";
import { SLUG, slugOf } from "../../lib/slug.ts";
import { fileProblem, type Problem } from "./problem.ts";

/** Leftovers from operating systems, editors and office programs, and README files. */
const NOT_CONTENT =
  /^(?:[.~#].*|.*[~#]|.*\.(?:bak|swp|swo|tmp|orig|rej|crdownload|lnk)|(?:eh)?thumbs\.db|desktop\.ini|icon\r|__macosx|@eadir|\$recycle\.bin|system volume information|readme\.md)$/i;

export const isContent = (file: string): boolean =>
  file.split(/[\\/]/).every((name) => !NOT_CONTENT.test(name));

/** The content files that match a glob, sorted, with `/` as the separator on every system. */
export function contentFiles(pattern: string, root = "."): string[] {
  return globSync(pattern, { cwd: root })
    .filter((file) => isContent(file) && statSync(path.resolve(root, file)).isFile())
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
}

/** Whether a name such as `politica-ambiental.pdf` can be used in URLs and in other content files. */
export const isFileName = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.endsWith(ending) && SLUG.test(name.slice(0, -ending.length)));

/** Reports a file name that cannot be used in URLs, and suggests a better one. */
export function nameProblems(file: string, endings: readonly string[]): Problem[] {
  const base = path.posix.basename(file);
  if (isFileName(base, endings)) return [];
  const ending = endings.find((each) => base.toLowerCase().endsWith(each));
  const stem = ending && slugOf(base.slice(0, -ending.length));
  return stem
    ? [fileProblem(file, "betterFileName", { endings, name: stem + ending })]
    : [fileProblem(file, "fileName", { endings })];
}

/** Allowed extensions of files that other content refers to by name; collections check their own. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  "content/downloads/*": [".pdf"],
  "content/issued/*": [".pdf"],
  "content/logos/*": [".svg", ".webp"],
  "content/photographs/*": [".yaml", ".webp"],
  "content/pictures/*/*": [".webp"],
  "content/pages/*": [".yaml", ".md"],
  "content/sections/*": [".yaml"],
};

export function misnamedFiles(): Problem[] {
  return Object.entries(NAMED).flatMap(([pattern, endings]) =>
    contentFiles(pattern).flatMap((file) => nameProblems(file, endings)),
  );
}
