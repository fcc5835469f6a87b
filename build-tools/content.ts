// `npm run content`: checks all content and writes the JSON schemas that editors use. `--json` prints the mistakes as JSON;
// `--public` also refuses what must not be published, such as sample values.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadEnv } from "vite";
import { z } from "zod";
import { readContent } from "../app/catalog/read/content-file.ts";
import { contentFiles } from "../app/catalog/read/content-folder.ts";
import { contentProblems, definitions } from "../app/catalog/queries/definitions.ts";
import { ContentError, fileProblem, linesOf, type Problem } from "../app/catalog/read/problem.ts";
import { hasEmailKeys } from "../app/lib/email-service.ts";
import { refusal, samples } from "./samples.ts";

/** The first line of each YAML file refers to a schema in this folder. */
const SCHEMAS = ".schemas";

/** Finds files that no schema reads, most likely because their name has a typo. */
function unreadFiles(problems: readonly Problem[]): Problem[] {
  const known = new Set([
    ...definitions.flatMap(({ files }) => contentFiles(files)),
    ...problems.map(({ file }) => file),
  ]);
  return contentFiles("content/**/*.{md,yaml}")
    .filter((file) => !known.has(file))
    .map((file) => fileProblem(file, "unusedFile"));
}

const warnings = (): Problem[] =>
  contentFiles("content/**/*.{md,yaml}").flatMap((file) => readContent(file, readFileSync(file)).warnings);

/** Writes `.schemas/pages/home.json` for `content/pages/home.yaml`, `.schemas/clients.json` for `content/clients/*.yaml`. */
function writeSchemas(): void {
  for (const { files, schema } of definitions) {
    const name = files.replace("content/", "").replace(/(\/\*)?\.\w+$/, "");
    const file = path.join(SCHEMAS, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(z.toJSONSchema(schema, { io: "input", reused: "ref" })));
  }
}

function fail(message: string): void {
  process.stderr.write(message);
  process.exitCode = 1;
}

writeSchemas();
const invalid = contentProblems();
const problems = [...invalid, ...unreadFiles(invalid)];
const isJson = process.argv.includes("--json");
const found = isJson ? [] : warnings();
if (found.length > 0) process.stderr.write(`Warnings in the content:\n${linesOf(found)}\n`);
if (isJson) {
  process.stdout.write(JSON.stringify(problems));
} else if (problems.length > 0) {
  fail(`${new ContentError(problems).message}\n`);
} else if (process.argv.includes("--public")) {
  const made = samples();
  if (made.length > 0) fail(refusal(made));
  if (!hasEmailKeys(loadEnv("production", process.cwd(), "VITE_")))
    fail(`El sitio no se publica todavía: faltan las claves de EmailJS, y sin ellas ningún mensaje del formulario llega.

Cómo se consiguen, paso a paso: docs/guia/emailjs.md
`);
} else {
  const { issueRefusal } = await import("../app/catalog/technical-documents/issue.ts");
  if (issueRefusal() !== undefined)
    process.stderr.write(
      "A technical document no longer says what its last version says. Run `npm run issue` before the next build.\n",
    );
}
