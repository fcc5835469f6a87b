import path from "node:path";
import { contentFiles, isFileName } from "../read/content-folder.ts";
import { fileProblem } from "../read/problem.ts";

/** Slugs whose paths are used for something other than a page file. */
const RESERVED = ["404", "assets", "documentos", "index", "offline", "sin-conexion"];

const stemOf = (file: string) => path.parse(file).name;

const files = contentFiles("content/pages/*.md").filter((file) =>
  isFileName(path.posix.basename(file), [".md"]),
);
const taken = new Set([...contentFiles("content/pages/*.yaml").map(stemOf), ...RESERVED]);

export const writtenSlugs: readonly string[] = files.map(stemOf).filter((slug) => !taken.has(slug));

export const takenSlugProblems = () =>
  files
    .filter((file) => taken.has(stemOf(file)))
    .map((file) => fileProblem(file, "takenSlug", { path: `/${stemOf(file)}` }));
