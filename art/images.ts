// Makes the pictures the site serves and their registry: `npm run images`, or with --check only looks.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../e2e/browser.ts";
import { planCards } from "./cards.ts";
import type { Derived } from "./derived.ts";
import { averageColor, develop, encode } from "./encode.ts";
import { planIcons } from "./icons.ts";
import { planLogos } from "./logos.ts";
import { audit, filesIn, type Audit } from "./outputs.ts";
import { recipes } from "./pictures.ts";
import { planPicture, type Plan } from "./plan.ts";
import { brandText, colorsIn, registryText } from "./registry.ts";
import { unusedOf } from "./unused.ts";

const MASTERS = join(import.meta.dirname, "masters");
const OUT = join(import.meta.dirname, "../public/assets/img");
const REGISTRY = join(import.meta.dirname, "../app/content/pictures.ts");
const BRAND = join(import.meta.dirname, "../app/content/brand.ts");

const say = (line: string) => process.stdout.write(`${line}\n`);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Plans all recipes; throws one error that names every fault. */
async function planAll(): Promise<Plan[]> {
  const entries = Object.entries(recipes);
  const settled = await Promise.allSettled(
    entries.map(([name, recipe]) => planPicture(name, recipe, MASTERS)),
  );
  const faults = settled.flatMap((one) => (one.status === "rejected" ? [messageOf(one.reason)] : []));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

async function auditAll(plans: readonly Plan[], derived: readonly Derived[]): Promise<Audit> {
  const owned = new Set([...plans.flatMap((plan) => plan.files), ...derived.map(({ file }) => file)]);
  const stems = new Set([...plans, ...derived].map(({ stem }) => stem));
  const found = audit(await filesIn(OUT), owned, stems);
  if (found.orphans.length > 0) {
    const list = found.orphans.map((file) => `  public/assets/img/${file}`).join("\n");
    throw new Error(`No entry of art/pictures.json, icons.ts, logos.ts or cards.ts owns:\n${list}`);
  }
  return found;
}

/** Writes beside the file first: a broken run leaves no half picture. */
async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Makes the missing files of one picture; answers its average colour. */
async function make(plan: Plan, missing: ReadonlySet<string>): Promise<string> {
  const raster = await develop(plan);
  for (const format of ["avif", "webp"] as const) {
    for (const width of plan.recipe.widths) {
      const file = `${plan.hashed}-${width}.${format}`;
      if (missing.has(file)) await write(join(OUT, file), await encode(raster, plan, width, format));
    }
  }
  return averageColor(raster);
}

let browser: Promise<Browser> | undefined;

/** The browser that draws cards; opened at the first one. */
function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return (browser ??= chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  }));
}

/** Throws when a picture, logo or card is shown nowhere. */
async function findUnused(plans: readonly Plan[], derived: readonly Derived[]): Promise<void> {
  const shown = plans.filter(({ recipe }) => !recipe.apart);
  const unused = await unusedOf([...shown.map(({ hashed }) => hashed), ...derived.map(({ file }) => file)]);
  if (unused.length > 0) throw new Error(`No page shows:\n${unused.map((path) => `  ${path}`).join("\n")}`);
}

async function main(check: boolean): Promise<void> {
  const plans = await planAll();
  const icons = await planIcons();
  const cards = await planCards(openBrowser);
  const logos = await planLogos();
  const derived = [...icons, ...logos, ...cards];
  const apart = plans.filter(({ recipe }) => recipe.apart);
  const found = await auditAll(plans, derived);
  const registry = await readFile(REGISTRY, "utf8").catch(() => "");
  const brand = await readFile(BRAND, "utf8").catch(() => "");
  const colors = colorsIn(registry);

  if (check) {
    const faults = [
      ...found.missing.map((file) => `missing: public/assets/img/${file}`),
      ...found.stale.map((file) => `out of date: public/assets/img/${file}`),
      ...(registryText(plans, colors) === registry ? [] : ["out of date: app/content/pictures.ts"]),
      ...(brandText(icons, logos, cards, apart) === brand ? [] : ["out of date: app/content/brand.ts"]),
    ];
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\nRun \`npm run images\`.`);
    await findUnused(plans, [...logos, ...cards]);
    say(`${plans.length} pictures and ${derived.length} icons, logos and cards are up to date`);
    return;
  }

  const missing = new Set(found.missing);
  const todo = plans.filter(
    (plan) =>
      (!plan.recipe.apart && !colors.has(plan.hashed)) || plan.files.some((file) => missing.has(file)),
  );
  for (const [i, plan] of todo.entries()) {
    colors.set(plan.hashed, await make(plan, missing));
    say(`${i + 1}/${todo.length} ${plan.name}`);
  }
  const made = derived.filter(({ file }) => missing.has(file));
  for (const { file, make: makeFile } of made) await write(join(OUT, file), await makeFile());
  for (const file of found.stale) await rm(join(OUT, file));
  await write(REGISTRY, registryText(plans, colors));
  await write(BRAND, brandText(icons, logos, cards, apart));
  say(
    `${todo.length} pictures and ${made.length} icons, logos and cards made, ${found.stale.length} old files deleted`,
  );
  await findUnused(plans, [...logos, ...cards]);
}

try {
  await main(process.argv.includes("--check"));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await (await browser)?.close();
}
