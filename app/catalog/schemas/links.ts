import routes from "../../routes.ts";
import { hasMistakes } from "../read/definition.ts";
import { farmerFiles, farmerPaths } from "./farmers.ts";
import * as field from "./fields.ts";
import { postFiles, postPaths } from "./posts.ts";
import { productFiles, productPaths } from "./products.ts";
import { projectFiles, projectPaths } from "./projects.ts";
import { serviceFiles, servicePaths } from "./services.ts";

/** The paths of the site map. */
const sitePaths = routes
  .flatMap((route) => route.children ?? [])
  .map(({ index, path = "" }) => (index ? "/" : `/${path}`))
  .filter((path) => !/[:*]/.test(path));

/** The paths of the records, by their files. */
const recordPaths = [
  [productFiles, productPaths],
  [postFiles, postPaths],
  [farmerFiles, farmerPaths],
  [projectFiles, projectPaths],
  [serviceFiles, servicePaths],
] as const;

/** The paths of all pages: those of the site map, and those of the records. */
const pages = new Set([...sitePaths, ...recordPaths.flatMap(([, pathsOf]) => pathsOf())]);

/** Whether a path leads to a page of the site, as far as can be said. */
export const isPage = (path: string) =>
  pages.has(path) || (/\/\d+$/.test(path) && recordPaths.some(([files]) => hasMistakes(files)));

/** A link to a page of the site. */
export const link = field.text
  .refine(isPage, "the path of a page of this site, such as /valores")
  .meta({ description: "The path of a page of this site", examples: sitePaths });
