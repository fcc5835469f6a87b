// Reads all of the content, tells all of its mistakes, and writes the schemas for editors: `npm run content`.
// `--json` tells them to programs; `--public` also refuses what is made up, before a build for the public.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readContent } from "../app/catalog/read/content-file.ts";
import { contentFiles } from "../app/catalog/read/content-folder.ts";
import { contentProblems, definitions } from "../app/catalog/queries/definitions.ts";
import { ContentError, linesOf, type Problem } from "../app/catalog/read/problem.ts";
import { refusal, samples } from "./samples.ts";

/** Where the schemas go; the first line of each file of YAML names its own. */
const SCHEMAS = ".schemas";

/** Files that nothing reads: most likely there is a slip in their name. */
function unreadFiles(told: readonly Problem[]): Problem[] {
  const known = new Set([
    ...definitions.flatMap(({ files }) => contentFiles(files)),
    ...told.map(({ file }) => file),
  ]);
  return contentFiles("content/**/*.{md,yaml}")
    .filter((file) => !known.has(file))
    .map((file) => ({
      file,
      line: 1,
      field: "",
      message: "is read by nothing: no definition in app/catalog has its name",
    }));
}

/** What is allowed in a file and most likely not meant. */
const warnings = (): Problem[] =>
  contentFiles("content/**/*.{md,yaml}").flatMap((file) =>
    readContent(file, readFileSync(file)).warnings.map(({ line, field, message }) => ({
      file,
      line,
      field,
      message,
    })),
  );

/** `content/pages/home.yaml` has `.schemas/pages/home.json`, all of `content/clients/*.yaml` have `.schemas/clients.json`. */
function writeSchemas(): void {
  for (const { files, schema } of definitions) {
    const name = files.replace("content/", "").replace(/(\/\*)?\.\w+$/, "");
    const file = path.join(SCHEMAS, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(z.toJSONSchema(schema, { io: "input", reused: "ref" })));
  }
}

function refuse(why: string): void {
  process.stderr.write(why);
  process.exitCode = 1;
}

writeSchemas();
const told = contentProblems();
const problems = [...told, ...unreadFiles(told)];
const isForPrograms = process.argv.includes("--json");
const doubts = isForPrograms ? [] : warnings();
if (doubts.length > 0) process.stderr.write(`Warnings in the content:\n${linesOf(doubts)}\n`);
if (isForPrograms) {
  process.stdout.write(JSON.stringify(problems));
} else if (problems.length > 0) {
  process.stderr.write(`${new ContentError(problems).message}\n`);
  process.exitCode = 1;
} else if (process.argv.includes("--public")) {
  const found = samples();
  if (found.length > 0) refuse(refusal(found));
  // Not before all of it has been found right: a word that is wrong throws when it is read.
  const { securityExpires } = await import("../app/words/company.ts");
  if (Date.parse(securityExpires) <= Date.now())
    refuse(`El sitio no se publica todavía: el contacto de seguridad venció el ${securityExpires}.

Escriba en el escritorio (npm run edit), en Empresa › Contacto de seguridad hasta, un día de los próximos doce meses.
`);
}
