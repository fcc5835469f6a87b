import { createHash } from "node:crypto";
import { glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stylePolicy } from "../../server/response-headers.ts";
import { namesIn } from "./names-in.ts";
import { Sheet } from "./sheet.ts";
import { NAMES_FILE, type Names, type OptionalNames, type WrittenNames } from "./written-names.ts";

/** As root.tsx writes it. */
const OPEN = '<style id="styles">';
const EMPTY = `${OPEN}</style>`;

/** Pages of one route, which share a sheet: their files, and which selectors they may need, by number. */
type Kind = { files: string[]; selectors: Set<number> };

/** The page's routes by their ids, as `AppSettings` name them. */
const ROUTES = /"routes":\{[^}]*\}/;

/**
 * Gives each page of a finished build those rules of the stylesheet that it may need: what its elements match, and what its
 * code may add. The whole sheet stays a file, which comes when a link is followed. The rules for paper are a file of their
 * own: it would be asked for before the largest picture, so without scripts alone the page links it (`print-sheet.ts`).
 *
 * @param site The finished build, `build/client`, not yet compressed.
 * @throws When the build has not one stylesheet, or a page has no place for it.
 */
export async function writePageStyles(site: string): Promise<void> {
  const [wholeSheet, ...others] = (await readdir(join(site, "assets"))).filter((name) =>
    name.endsWith(".css"),
  );
  if (!wholeSheet || others.length > 0) throw new Error("The build has not one stylesheet.");
  const sheet = new Sheet(await readFile(join(site, "assets", wholeSheet)));
  const namesFile = join(site, NAMES_FILE);
  const written: WrittenNames = JSON.parse(await readFile(namesFile, "utf8"));
  await rm(namesFile);

  const kinds = new Map<string, Kind>();
  for await (const file of glob("**/*.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    const code = Object.keys(written).filter((address) => html.includes(address));
    const own = namesIn(html);
    const later = code.flatMap((address) => written[address] ?? []);
    const sections = later.flatMap((names) => names.sections).filter((names) => isUsed(names, own));
    const [routes = ""] = ROUTES.exec(html) ?? [];
    const kind = kinds.get(routes) ?? { files: [], selectors: new Set() };
    kinds.set(routes, kind);
    kind.files.push(file);
    for (const one of sheet.selectorsFor([own, ...later, ...sections])) kind.selectors.add(one);
  }
  const print = await writePrintSheet(site, sheet);
  for (const { files, selectors } of kinds.values()) {
    const styles = sheet.write(selectors);
    const filled = `${print}<meta http-equiv="Content-Security-Policy" content="${stylePolicy(styles)}"/>${OPEN}${styles}</style>`;
    for (const file of files) {
      const html = await readFile(join(site, file), "utf8");
      if (!html.includes(EMPTY)) throw new Error(`${file} has no place for its styles.`);
      await writeFile(
        join(site, file),
        html.replace(EMPTY, () => filled),
      );
    }
  }
}

/** Writes the file of the rules for paper, and returns its link for pages without scripts. */
async function writePrintSheet(site: string, sheet: Sheet): Promise<string> {
  const rules = sheet.writePrint();
  const hash = createHash("sha256").update(rules).digest("hex").slice(0, 8);
  const address = `/assets/print-${hash}.css`;
  await writeFile(join(site, address), rules);
  return `<noscript><link rel="stylesheet" media="print" href="${address}"></noscript>`;
}

/** Whether HTML has something that this code alone writes. */
function isUsed({ marks }: OptionalNames, { classes }: Names): boolean {
  return marks.length === 0 || classes.some((name) => marks.includes(name));
}
