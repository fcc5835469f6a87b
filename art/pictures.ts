import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "./table.ts";

const PATH = join(import.meta.dirname, "pictures.json");

const table: unknown = JSON.parse(readFileSync(PATH, "utf8"));

/** Every picture of the site. `npm run images` makes the files and `app/content/pictures.ts` from it. */
export const recipes = readTable(table);
