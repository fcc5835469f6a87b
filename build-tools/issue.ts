// `npm run issue` issues a new version of every document whose content has changed: the file is kept in content/issued for
// good, and the register gets its number, day and hashes. A version issued while the site has made-up values is replaced by
// the next one; `--replace` replaces any other, which is right only while nobody has received it. `--check` issues nothing
// and fails if a document has changed: builds begin with it.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { parseDocument } from "yaml";
import { currentOf, isDue, issueRefusal, keptVersions } from "../app/catalog/technical-documents/issue.ts";
import { contentFiles } from "../app/catalog/read/content-folder.ts";
import { assertContent } from "../app/catalog/queries/definitions.ts";
import { issuedFile, registeredDocuments, sha256Of } from "../app/catalog/content/document-register.ts";
import { todayInHonduras } from "../app/lib/honduras-time.ts";
import { samples } from "./samples.ts";

async function issue(isReplacing: boolean): Promise<void> {
  const date = todayInHonduras();
  const hasSamples = samples().some(({ field }) => !field.startsWith("versions."));
  const due = registeredDocuments.filter((document) => isDue(document, hasSamples));
  for (const document of due) {
    const { id, file, title } = document;
    const kept = keptVersions(document, isReplacing);
    const version = kept.length + 1;
    const { hash, render } = currentOf(document);
    const bytes = await render({ version, date });
    const target = issuedFile(file, version);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    const issued = {
      version,
      date,
      sha256: sha256Of(bytes),
      content: hash,
      ...(hasSamples && { sample: true }),
    };
    await writeVersions(id, [issued, ...kept]);
    process.stdout.write(`${id}: versión ${version} (${title})\n`);
  }
  if (due.length === 0) process.stdout.write("Ningún documento cambió desde su última versión.\n");
}

async function writeVersions(id: string, versions: object[]): Promise<void> {
  for (const file of contentFiles("content/register/*.yaml")) {
    const record = parseDocument(readFileSync(file, "utf8"));
    if (record.get("id") !== id) continue;
    record.set("versions", versions);
    writeFileSync(file, await format(String(record), { parser: "yaml", printWidth: 110 }));
  }
}

assertContent();
if (process.argv.includes("--check")) {
  const refusal = issueRefusal();
  if (refusal !== undefined) {
    process.stderr.write(refusal);
    process.exitCode = 1;
  }
} else {
  await issue(process.argv.includes("--replace"));
}
