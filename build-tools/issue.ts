// `npm run issue` issues a new version of every document whose content has changed: the file is kept in content/issued for
// good, and the register gets its number, day and hashes. `--replace` overwrites the newest version, which is right only as
// long as nobody has got it. `--check` issues nothing and fails if something is due: builds begin with it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { runnerImport } from "vite";
import { parseDocument } from "yaml";
import type * as issueModule from "../app/features/documents/issue.server.ts";
import { contentFiles } from "../app/catalog/read/content-folder.ts";
import { assertContent } from "../app/catalog/queries/definitions.ts";
import { issuedFile, newestOf, registeredDocuments, sha256Of } from "../app/catalog/register.ts";
import { todayInHonduras } from "../app/lib/honduras-time.ts";

assertContent();
const { module } = await runnerImport<typeof issueModule>(
  path.resolve("app/features/documents/issue.server.ts"),
  { configFile: false, mode: "production", logLevel: "error", resolve: { tsconfigPaths: true } },
);

/** The records of the register, by their ids. */
const records = new Map(
  contentFiles("content/register/*.yaml").map((file) => {
    const fields = parseDocument(readFileSync(file, "utf8"));
    return [fields.get("id"), { file, fields }];
  }),
);

/** Issues what has changed. */
async function issue(isReplacing: boolean): Promise<void> {
  const date = todayInHonduras();
  const changed = registeredDocuments.filter((document) => !module.isIssued(document));
  for (const document of changed) {
    const { id, file, title } = document;
    const newest = newestOf(document);
    const isAnew = isReplacing && newest !== undefined;
    const version = (newest?.version ?? 0) + (isAnew ? 0 : 1);
    const { hash, render } = module.currentDocument(document);
    const bytes = await render({ version, date });
    const kept = issuedFile(file, version);
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, bytes);
    const record = records.get(id);
    if (!record) throw new Error(`No file of content/register has the id ${id}.`);
    const issued = { version, date, sha256: sha256Of(bytes), content: hash };
    const versions = [issued, ...document.versions.slice(isAnew ? 1 : 0)];
    record.fields.set("versions", versions);
    writeFileSync(record.file, await format(String(record.fields), { parser: "yaml", printWidth: 110 }));
    process.stdout.write(`${id}: versión ${version} (${title})\n`);
  }
  if (changed.length === 0) process.stdout.write("Ningún documento cambió desde su última versión.\n");
}

if (process.argv.includes("--check")) {
  const refusal = module.issueRefusal();
  if (refusal !== undefined) {
    process.stderr.write(refusal);
    process.exitCode = 1;
  }
} else {
  await issue(process.argv.includes("--replace"));
}
