import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Makes the site's files of photographs and logos that have none yet, as the build does. */
export async function makePictures(root: string): Promise<void> {
  await run(process.execPath, [path.join(root, "art/photographs.ts")], { cwd: root });
}

/** The registries, which change while the desk runs: they are read as text. */
const textOf = (root: string, name: string) => {
  const file = path.join(root, "app/assets", name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

const keyOf = (name: string) => `^ {2}"?${name}"?: `;

/** The address of the smallest file of a picture; nothing where there is none of this name. */
export function pictureAddress(root: string, name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  const entry = new RegExp(`${keyOf(name)}\\{\\n {4}base: "(.+)",\\n {4}widths: \\[(\\d+)`, "m");
  for (const registry of ["pictures.ts", "photographs.ts"]) {
    const [, base, width] = entry.exec(textOf(root, registry)) ?? [];
    if (base) return `${base}-${width}.avif`;
  }
  return undefined;
}

/** The address of a logo; nothing where there is none of this name. */
export function logoAddress(root: string, name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  const entry = new RegExp(`${keyOf(name)}"(/assets/img/logos/.+)"`, "m");
  for (const registry of ["brand.ts", "photographs.ts"]) {
    const [, address] = entry.exec(textOf(root, registry)) ?? [];
    if (address) return address;
  }
  return undefined;
}

/** Whether a picture or a logo has this name. */
export const isPictureName = (root: string, name: string): boolean =>
  [pictureAddress(root, name), logoAddress(root, name)].some(Boolean) ||
  existsSync(path.join(root, `content/photographs/${name}.yaml`));
