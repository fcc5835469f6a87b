import routes from "../../routes.ts";
import { hasMistakes } from "../read/definition.ts";
import { farmerFiles, farmerPaths } from "./farmers.ts";
import * as field from "./fields.ts";
import { postFiles, postPaths } from "./posts.ts";
import { productFiles, productPaths } from "./products.ts";
import { projectFiles, projectPaths } from "./projects.ts";
import { serviceFiles, servicePaths } from "./services.ts";

const sitePaths = routes
  .flatMap((route) => route.children ?? [])
  .map(({ index, path = "" }) => (index ? "/" : `/${path}`))
  .filter((path) => !/[:*]/.test(path));

const collections = [
  [productFiles, productPaths],
  [postFiles, postPaths],
  [farmerFiles, farmerPaths],
  [projectFiles, projectPaths],
  [serviceFiles, servicePaths],
] as const;

/** The pages of all records. */
export const recordPaths = () => collections.flatMap(([, pathsOf]) => pathsOf());

const pages = new Set([...sitePaths, ...recordPaths()]);

/**
 * Assumes that a record's page exists while its collection has mistakes, so that one mistake is not reported
 * as many.
 */
export const isPage = (path: string) =>
  pages.has(path) || (/\/\d+$/.test(path) && collections.some(([files]) => hasMistakes(files)));

export const link = field.text
  .refine(isPage, "the path of a page of this site, such as /valores")
  .meta({ description: "The path of a page of this site", examples: sitePaths });
