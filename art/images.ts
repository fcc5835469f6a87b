// Makes the pictures the site serves and their registry: `npm run images`, or with --check only looks.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { averageColor, develop, encode } from "./encode.ts";
import { audit, filesIn, type Audit } from "./outputs.ts";
import { recipes } from "./pictures.ts";
import { planPicture, type Plan } from "./plan.ts";
import { colorsIn, registryText } from "./registry.ts";
import { vectors } from "./vectors.ts";

const MASTERS = join(import.meta.dirname, "masters");
const OUT = join(import.meta.dirname, "../public/assets/img");
const REGISTRY = join(import.meta.dirname, "../app/content/pictures.ts");

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

async function auditAll(plans: readonly Plan[]): Promise<Audit> {
  const owned = new Set([...plans.flatMap((plan) => plan.files), ...vectors]);
  const found = audit(await filesIn(OUT), owned, new Set(plans.map((plan) => plan.stem)));
  if (found.orphans.length > 0) {
    const list = found.orphans.map((file) => `  public/assets/img/${file}`).join("\n");
    throw new Error(`No entry of art/pictures.ts or art/vectors.ts owns:\n${list}`);
  }
  return found;
}

/** Drawings whose copy differs from the master. */
async function changedVectors(): Promise<string[]> {
  const changed: string[] = [];
  for (const file of vectors) {
    const master = await readFile(join(MASTERS, file), "utf8").catch(() => {
      throw new Error(`art/masters/${file} is missing`);
    });
    if (master !== (await readFile(join(OUT, file), "utf8").catch(() => ""))) changed.push(file);
  }
  return changed;
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

async function main(check: boolean): Promise<void> {
  const plans = await planAll();
  const found = await auditAll(plans);
  const drawings = await changedVectors();
  const registry = await readFile(REGISTRY, "utf8").catch(() => "");
  const colors = colorsIn(registry);

  if (check) {
    const faults = [
      ...found.missing.map((file) => `missing: public/assets/img/${file}`),
      ...found.stale.map((file) => `out of date: public/assets/img/${file}`),
      ...drawings.map((file) => `differs from its master: public/assets/img/${file}`),
      ...(registryText(plans, colors) === registry ? [] : ["out of date: app/content/pictures.ts"]),
    ];
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\nRun \`npm run images\`.`);
    say(`${plans.length} pictures and ${vectors.length} drawings are up to date`);
    return;
  }

  const missing = new Set(found.missing);
  const todo = plans.filter(
    (plan) => !colors.has(plan.hashed) || plan.files.some((file) => missing.has(file)),
  );
  for (const [i, plan] of todo.entries()) {
    colors.set(plan.hashed, await make(plan, missing));
    say(`${i + 1}/${todo.length} ${plan.name}`);
  }
  for (const file of drawings) await write(join(OUT, file), await readFile(join(MASTERS, file)));
  for (const file of found.stale) await rm(join(OUT, file));
  await write(REGISTRY, registryText(plans, colors));
  say(
    `${todo.length} pictures made, ${drawings.length} drawings copied, ${found.stale.length} old files deleted`,
  );
}

try {
  await main(process.argv.includes("--check"));
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
