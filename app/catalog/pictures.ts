import { pictureFiles } from "../assets/pictures.ts";
import type { Language } from "../lib/language.ts";
import type { Picture } from "../lib/picture.ts";
import { definitions } from "./definition.ts";
import { readRecipes, TABLE, tableFields } from "./picture-table.ts";
import type { Recipe } from "./recipe.ts";
import { ContentError, type Problem } from "./problem.ts";

const problems: Problem[] = [];
let recipes: Record<string, Recipe> = {};
try {
  recipes = readRecipes();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  problems.push(...error.problems);
}
definitions.push({ files: TABLE, schema: tableFields, problems: () => problems });

/** Every picture that pages may show, by name, in the words of one language: a page carries no other. */
export function picturesIn(lang: Language): Readonly<Record<string, Picture>> {
  return Object.fromEntries(
    Object.entries(pictureFiles).map(([name, files]): [string, Picture] => [
      name,
      { ...files, alt: recipes[name]?.alt[lang] ?? "" },
    ]),
  );
}
