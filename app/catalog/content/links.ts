import { hasMistakes } from "../read/problem.ts";
import { farmerFiles, farmers } from "./farmers.ts";
import { expected } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { postFiles, posts } from "./posts.ts";
import { productFiles, products } from "./products.ts";
import { projectFiles, projects } from "./projects.ts";
import { pagePaths } from "./route-paths.ts";
import { serviceFiles, services } from "./services.ts";

const collections = [
  [productFiles, products, ["/shop-single", "/shop-single-thumb"]],
  [postFiles, posts, ["/blog-single", "/blog-single-with-sidebar"]],
  [farmerFiles, farmers, ["/team-details"]],
  [projectFiles, projects, ["/project-details"]],
  [serviceFiles, services, ["/service-details"]],
] as const;

/** The paths of all records' pages. */
export const recordPaths = (): string[] =>
  collections.flatMap(([, records, prefixes]) =>
    records.flatMap(({ id }) => prefixes.map((prefix) => `${prefix}/${id}`)),
  );

const pages = new Set([...pagePaths, ...recordPaths()]);

/**
 * Whether a page exists. Any record's page counts while a collection has mistakes, so that one mistake is
 * not reported as many.
 */
export const isPage = (path: string) =>
  pages.has(path) || (/\/\d+$/.test(path) && collections.some(([files]) => hasMistakes(files)));

export const link = field.text
  .refine(isPage, expected("path"))
  .meta({ description: "The path of a page of this site", examples: pagePaths });
