// `npm run images` makes the site's pictures and their registry; `--check` only reports what is out of date.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { openBrowser } from "../testing/browser.ts";
import { planCards } from "./cards.ts";
import type { Derived } from "./derived.ts";
import { planIcons } from "./icons.ts";
import { planLogos } from "./logos.ts";
import { make, OUT, write } from "./make.ts";
import { audit, filesIn, type Audit } from "./outputs.ts";
import { isOfPhotographs, makePhotographs } from "./photographs.ts";
import { pictureTable } from "../app/catalog/read/picture-table.ts";
import { PICTURES, planPicture, type Plan } from "./plan.ts";
import { addressesByName, isCurrent, picturesByName, registryOf, writeRegistry } from "./registry.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Plans all recipes; throws one error with all problems. */
async function planAll(): Promise<Plan[]> {
  const entries = Object.entries(pictureTable());
  const settled = await Promise.allSettled(
    entries.map(([name, recipe]) => planPicture(name, recipe, PICTURES)),
  );
  const faults = settled.flatMap((one) => (one.status === "rejected" ? [messageOf(one.reason)] : []));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

async function auditAll(plans: readonly Plan[], derived: readonly Derived[]): Promise<Audit> {
  const owned = new Set([
    ...plans.flatMap(({ files }) => files.map(({ path }) => path)),
    ...derived.map(({ file }) => file),
  ]);
  const stems = new Set([...plans, ...derived].map(({ stem }) => stem));
  const found = audit(
    (await filesIn(OUT)).filter((file) => !isOfPhotographs(file)),
    owned,
    stems,
  );
  if (found.orphans.length > 0) {
    const list = found.orphans.map((file) => `  public/assets/img/${file}`).join("\n");
    throw new Error(
      `No entry of content/pictures/pictures.yaml, no logo in content/logos, no icon and no card owns:\n${list}`,
    );
  }
  const named = new Set(plans.map(({ recipe }) => recipe.master));
  const extra = (await filesIn(PICTURES)).filter((file) => file !== "pictures.yaml" && !named.has(file));
  if (extra.length > 0) {
    const list = extra.map((file) => `  content/pictures/${file}`).join("\n");
    throw new Error(`No entry of content/pictures/pictures.yaml has the name of:\n${list}`);
  }
  return found;
}

let browser: Promise<Browser> | undefined;

/** One browser renders all cards. */
const cardBrowser = (): Promise<Browser> => (browser ??= openBrowser());

async function main(check: boolean): Promise<void> {
  const photographs = await makePhotographs({ check });
  if (photographs.length > 0) print(photographs.join("\n"));
  const plans = await planAll();
  const icons = await planIcons();
  const cards = await planCards(cardBrowser);
  const logos = await planLogos();
  const derived = [...icons, ...logos, ...cards];
  const found = await auditAll(plans, derived);
  const registries = [
    registryOf("pictures", picturesByName(plans)),
    registryOf("brand", {
      icons: addressesByName(icons),
      logos: addressesByName(logos),
      cards: addressesByName(cards),
    }),
  ];

  if (check) {
    const faults = [
      ...found.missing.map((file) => `missing: public/assets/img/${file}`),
      ...found.stale.map((file) => `out of date: public/assets/img/${file}`),
    ];
    for (const registry of registries)
      if (!(await isCurrent(registry))) faults.push(`out of date: ${registry.file}`);
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\nRun \`npm run images\`.`);
    print(`${plans.length} pictures and ${derived.length} icons, logos and cards are up to date`);
    return;
  }

  const missing = new Set(found.missing);
  const todo = plans.filter(({ files }) => files.some(({ path }) => missing.has(path)));
  for (const [index, plan] of todo.entries()) {
    await make(plan, missing);
    print(`${index + 1}/${todo.length} ${plan.name}`);
  }
  const made = derived.filter(({ file }) => missing.has(file));
  for (const { file, make: makeFile } of made) await write(join(OUT, file), await makeFile());
  for (const file of found.stale) await rm(join(OUT, file));
  for (const registry of registries) await writeRegistry(registry);
  print(
    `${todo.length} pictures and ${made.length} icons, logos and cards made, ${found.stale.length} old files deleted`,
  );
}

try {
  await main(process.argv.includes("--check"));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await (await browser)?.close();
}
