import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Finds an entry of the generated registries in app/assets. They change while the desk runs, so it reads them as text. */
function findEntry(root: string, registries: readonly string[], name: string, value: string) {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  const entry = new RegExp(`^ {2}"?${name}"?: ${value}`, "m");
  return registries
    .map((registry) => path.join(root, "app/assets", registry))
    .filter((file) => existsSync(file))
    .map((file) => entry.exec(readFileSync(file, "utf8")))
    .find((match) => match !== null);
}

/** The URL path of a picture's smallest file. */
export function pictureAddress(root: string, name: string): string | undefined {
  const value = `\\{\\n {4}base: "(.+)",\\n {4}widths: \\[(\\d+)`;
  const [, base, width] = findEntry(root, ["pictures.ts", "photographs.ts"], name, value) ?? [];
  return base && `${base}-${width}.avif`;
}

/** The URL path of a logo. */
export const logoAddress = (root: string, name: string): string | undefined =>
  findEntry(root, ["brand.ts", "photographs.ts"], name, '"(/assets/img/logos/.+)"')?.[1];

/** Whether there is a picture or logo of this name. */
export const isPictureName = (root: string, name: string): boolean =>
  [pictureAddress(root, name), logoAddress(root, name)].some(Boolean) ||
  existsSync(path.join(root, `content/photographs/${name}.yaml`));
