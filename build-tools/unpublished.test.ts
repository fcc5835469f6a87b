import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anyRecord, makeContentFolder, makeFolder } from "../testing/make-folder";
import { readCollection } from "../app/catalog/read/collection";
import { clientFields } from "../app/catalog/content/clients";
import { technicalSheets } from "../app/catalog/content/technical-sheets";

const DAY = 86_400_000;

/** The date in Honduras, as content files write it. */
const dayOf = (moment: number) => new Date(moment - 6 * 3_600_000).toISOString().slice(0, 10);

const PROJECT = anyRecord("projects");
const POST = anyRecord("posts");

let folder = "";
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => vi.unstubAllEnvs());

function change(file: string, from: RegExp, to: string): void {
  const at = path.join(folder, "content", file);
  const text = readFileSync(at, "utf8");
  expect(text).toMatch(from);
  writeFileSync(at, text.replace(from, to));
}

function write(file: string, text: string): void {
  const at = path.join(folder, "content", file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

/** Source code that imports a catalogue module from any folder. */
const importing = (name: string) =>
  `await import("${pathToFileURL(path.join(import.meta.dirname, `../app/catalog/content/${name}.ts`)).href}")`;

/** What a catalogue module of the folder says, by an expression on its exports. */
function evaluate(module: string, expression: string): string[] {
  const script = `
    const module = ${importing(module)};
    process.stdout.write(JSON.stringify(module.${expression}));`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  return String(output).slice(2, -2).split('","');
}

/** The paths of the record pages that a build of the folder would have. */
const builtPaths = () => evaluate("links", "recordPaths()");

test("leaves drafts out of the build", () => {
  const before = builtPaths();
  change(PROJECT.file, /^id: .*\n/m, "$&draft: true\n");
  expect(before).toContain(`/project-details/${PROJECT.id}`);
  expect(builtPaths()).toEqual(before.filter((each) => each !== `/project-details/${PROJECT.id}`));
});

test("publishes no PDF whose row in the register is a draft", () => {
  for (const name of ["etica", "libre"]) write(`downloads/${name}.pdf`, "%PDF-1.7");
  const row = "id: po-etica\nkind: policy\ntitle: Ética\nlang: es\narea: Dirección\nfile: etica\n";
  for (const isDraft of [true, false]) {
    write("register/po-etica.yaml", `${row}draft: ${isDraft}\n`);
    const paths = evaluate("site-paths", "documentPaths");
    expect(paths.includes("/documentos/etica.pdf")).toBe(!isDraft);
    expect(paths).toContain("/documentos/libre.pdf");
  }
});

test("publishes a post with the first build of its date in Honduras", () => {
  const page = `/blog-single/${POST.id}`;
  change(POST.file, /^date: .*$/m, `date: ${dayOf(Date.now() + DAY)}`);
  expect(builtPaths()).not.toContain(page);
  change(POST.file, /^date: .*$/m, `date: ${dayOf(Date.now())}`);
  expect(builtPaths()).toContain(page);
});

/** The mill's clients, one of them unpublished. */
const CLIENTS = {
  "litoral.yaml": "id: 2\ndraft: true\n",
  "cordillera.yaml": "id: 1\n",
};

/** Writes clients into a folder of their own, and reads them. */
async function readClients(clients: Record<string, string> = CLIENTS) {
  const buys = technicalSheets[0]?.id ?? "";
  const rest = `name: Norte\nlogo: litoral\ndescription: Refina aceite.\nbuys: ${buys}\n`;
  const files = Object.entries(clients).map(([name, text]) => [name, text + rest]);
  const at = await makeFolder(Object.fromEntries(files));
  return () => readCollection(`${at}/*.yaml`, clientFields).records;
}

test("shows drafts in the preview, without marking them", async () => {
  const read = await readClients();
  vi.stubEnv("DEV", true);
  expect(read()).toMatchObject([{ id: 1 }, { id: 2 }]);
  expect(read()[1]).not.toHaveProperty("draft");
  vi.stubEnv("DEV", false);
  expect(read()).toMatchObject([{ id: 1 }]);
});

test("reports mistakes in drafts, too", async () => {
  const read = await readClients({ "litoral.yaml": "id: 2\ndraft: sí\n" });
  expect(read).toThrow(/draft: found "sí", expected true or false/);
});
