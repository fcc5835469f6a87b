import { glob, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { offlineMains } from "../offline/offline-mains.ts";
import { namesIn } from "./names-in.ts";
import { Sheet, type Kind } from "./sheet.ts";
import { NAMES_FILE, type Names, type OptionalNames, type WrittenNames } from "./written-names.ts";

/**
 * The policy names each sheet by its hash, in a header of every answer (docs/decisions/0034-styles-of-a-page.md). Cloudflare
 * Pages reads lines of 2,000 characters at most: one more would not fit.
 */
const MOST_SHEETS = 25;

/** As root.tsx writes it. */
const OPEN = '<style id="styles">';
const EMPTY = `${OPEN}</style>`;

/** The page's routes by their ids, as `AppSettings` name them. */
const ROUTES = /"routes":\{[^}]*\}/;

/**
 * Gives each page of a finished build those rules of the stylesheet that it may need: what its elements match, and what its
 * code may add. The whole sheet stays a file, which comes when a link is followed.
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
  // The service worker puts it into any page that was kept.
  const standIns = Object.values(await offlineMains()).map(({ main }) => namesIn(main));

  const kinds = new Map<string, Kind>();
  for await (const file of glob("**/*.html", { cwd: site })) {
    const html = await readFile(join(site, file), "utf8");
    const code = Object.keys(written).filter((address) => html.includes(address));
    const own = namesIn(html);
    const later = code.flatMap((address) => written[address] ?? []);
    const sections = later.flatMap((names) => names.sections).filter((names) => isUsed(names, own));
    // Pages of one route share a sheet.
    const [routes = ""] = ROUTES.exec(html) ?? [];
    const kind = kinds.get(routes) ?? { files: [], routes: 1, selectors: new Set() };
    kinds.set(routes, kind);
    kind.files.push(file);
    for (const one of sheet.selectorsFor([own, ...standIns, ...later, ...sections])) kind.selectors.add(one);
  }
  for (const { files, selectors } of sheet.merge([...kinds.values()], MOST_SHEETS)) {
    const text = sheet.write(selectors);
    for (const file of files) {
      const html = await readFile(join(site, file), "utf8");
      if (!html.includes(EMPTY)) throw new Error(`${file} has no place for its styles.`);
      await writeFile(
        join(site, file),
        html.replace(EMPTY, () => `${OPEN}${text}</style>`),
      );
    }
  }
}

/** Whether HTML has something that this code alone writes. */
function isUsed({ marks }: OptionalNames, { classes }: Names): boolean {
  return marks.length === 0 || classes.some((name) => marks.includes(name));
}
