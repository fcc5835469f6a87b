import photographRegistry from "../../assets/photographs.json" with { type: "json" };
import pictureFiles from "../../assets/pictures.json" with { type: "json" };
import type { Language } from "../../lib/language.ts";
import type { Picture, PictureFiles } from "../../lib/picture.ts";
import { hasMistakes } from "../read/problem.ts";
import { photographs } from "./photographs.ts";
import { pictureTable } from "../read/picture-table.ts";

const photographFiles: Readonly<Record<string, PictureFiles>> = photographRegistry.photographs;

const recipes = hasMistakes(pictureTable) ? {} : pictureTable();

/** Studio pictures have a white background, which blends into a tint. */
export const isStudioPicture = (name: string): boolean => recipes[name]?.background === "studio";

/** The master of a picture, with its path below `content/`, if there is such a picture. */
export function findMaster(name: string): { path: string; isStudio: boolean } | undefined {
  if (photographs.some((photograph) => photograph.name === name))
    return { path: `photographs/${name}.webp`, isStudio: false };
  const recipe = pictureTable()[name];
  return recipe && { path: `pictures/${recipe.master}`, isStudio: recipe.background === "studio" };
}

export function picturesIn(lang: Language): Readonly<Record<string, Picture>> {
  const drawn = Object.entries(pictureFiles).map(([name, files]): [string, Picture] => [
    name,
    { ...files, alt: recipes[name]?.alt[lang] ?? "" },
  ]);
  const taken = photographs.flatMap(({ name, [lang]: alt }): [string, Picture][] => {
    const files = photographFiles[name];
    return files && alt !== undefined ? [[name, { ...files, alt }]] : [];
  });
  return Object.fromEntries([...taken, ...drawn]);
}
