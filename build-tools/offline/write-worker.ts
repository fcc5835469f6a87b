import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { buildOfPage, DATA_ENDING, markData } from "../../app/startup/page-data.ts";
import { editionOf } from "./edition-of.ts";
import { offlineMains } from "./offline-mains.ts";

/**
 * What may be loaded ahead beyond what every page loads, in bytes as browsers with service workers are sent them, with
 * brotli (docs/decisions/0032-offline.md).
 */
export const MOST_AHEAD = 300 * 1024;

const WORKER = join(import.meta.dirname, "../../worker");

/**
 * Writes what makes the site work without a line: the build's mark into the data of its pages, the edition of the corporate
 * pages, `sw.js`, and `sw-off.js`, the switch that ends it.
 *
 * @param site The finished build, `build/client`, not yet compressed.
 */
export async function writeWorker(site: string): Promise<void> {
  const mark = buildOfPage(await readFile(join(site, "index.html"), "utf8"));
  if (!mark) throw new Error("The home page does not name the manifest of its code.");
  for await (const file of glob(`**/*${DATA_ENDING}`, { cwd: site })) {
    const data = await readFile(join(site, file), "utf8");
    await writeFile(join(site, file), markData(data, mark));
  }
  const { edition: content, pictures } = await editionOf(site);
  const edition = JSON.stringify(content);
  const hash = createHash("sha256").update(edition).digest("hex").slice(0, 8);
  const address = `/assets/edition-${hash}.json`;
  await writeFile(join(site, address), edition);
  // What a page of the other half names, every page does.
  const otherPage = await readFile(join(site, "faq.html"), "utf8");
  const ownCode = content.code.filter((file) => !otherPage.includes(file));
  const texts = await Promise.all(ownCode.map((file) => readFile(join(site, file))));
  const bytes = [Buffer.from(edition), ...texts].reduce(
    (sum, text) => sum + brotliCompressSync(text).length,
    0,
  );
  const define = {
    AHEAD_BYTES: JSON.stringify(bytes),
    PICTURES: JSON.stringify(pictures),
    PICTURE_BYTES: JSON.stringify(MOST_AHEAD - bytes),
    BUILD: JSON.stringify(mark),
    EDITION: JSON.stringify(address),
    OFFLINE: JSON.stringify(await offlineMains()),
  };
  for (const name of ["sw", "sw-off"]) await writeScript(name, define, site);
}

async function writeScript(name: string, define: Record<string, string>, site: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    define,
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      minify: "terser",
      rolldownOptions: {
        input: join(WORKER, `${name}.ts`),
        output: { format: "iife", entryFileNames: `${name}.js` },
      },
    },
  });
}
