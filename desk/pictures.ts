import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PictureFiles } from "../app/lib/picture.ts";

type ByName<Value> = Readonly<Record<string, Value>>;

/** Reads the registries in app/assets at each call, because they change while the desk runs. */
function registriesOf(root: string) {
  const read = (name: string) => {
    const file = path.join(root, `app/assets/${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  };
  const pictures: ByName<PictureFiles> = read("pictures");
  const photographs: { photographs?: ByName<PictureFiles>; logos?: ByName<string> } = read("photographs");
  const brand: { logos?: ByName<string>; cards?: ByName<string> } = read("brand");
  return {
    pictures: { ...photographs.photographs, ...pictures },
    logos: { ...photographs.logos, ...brand.logos },
    cards: brand.cards ?? {},
  };
}

/** The URL path of a picture's smallest file. */
export function pictureAddress(root: string, name: string): string | undefined {
  const picture = registriesOf(root).pictures[name];
  return picture && `${picture.base}-${picture.widths[0]}.avif`;
}

/** The URL path of a logo. */
export const logoAddress = (root: string, name: string): string | undefined => registriesOf(root).logos[name];

/** The URL path of a social card. */
export const cardAddress = (root: string, name: string): string | undefined => registriesOf(root).cards[name];

/** Whether there is a picture or logo of this name. */
export const isPictureName = (root: string, name: string): boolean =>
  [pictureAddress(root, name), logoAddress(root, name)].some(Boolean) ||
  existsSync(path.join(root, `content/photographs/${name}.yaml`));
