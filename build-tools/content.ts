// Reads all of the content, tells all of its mistakes, and writes the schemas for editors: `npm run content`.
// `--json` tells them to programs.
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentProblems, definitions } from "../app/catalog/definition.ts";
import { ContentError, type Problem } from "../app/catalog/problem.ts";
import { importDefinitions } from "./import-definitions.ts";

/** Where the schemas go; the first line of each file of YAML names its own. */
const SCHEMAS = ".schemas";

/** Files that nothing reads: most likely there is a slip in their name. */
function unreadFiles(): Problem[] {
  const read = new Set(definitions.flatMap(({ files }) => globSync(files)));
  return globSync("content/**/*.{md,yaml}")
    .filter((file) => !read.has(file) && path.basename(file) !== "README.md")
    .map((file) => ({
      file,
      line: 1,
      field: "",
      message: file.startsWith("content/pages/")
        ? "is read by nothing: a written page stands in SLUGS of app/catalog/written-pages.ts, any other in a definePage()"
        : "is read by nothing: no definition in app/catalog has its name",
    }));
}

/** `content/pages/home.yaml` has `.schemas/pages/home.json`, all of `content/clients/*.yaml` have `.schemas/clients.json`. */
function writeSchemas(): void {
  for (const { files, schema } of definitions) {
    const name = files.replace("content/", "").replace(/(\/\*)?\.\w+$/, "");
    const file = path.join(SCHEMAS, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(z.toJSONSchema(schema, { io: "input", reused: "ref" })));
  }
}

await importDefinitions();
writeSchemas();
const problems = [...contentProblems(), ...unreadFiles()];
if (process.argv.includes("--json")) {
  process.stdout.write(JSON.stringify(problems));
} else if (problems.length > 0) {
  process.stderr.write(`${new ContentError(problems).message}\n`);
  process.exitCode = 1;
}
