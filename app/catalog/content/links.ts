import { hasMistakes } from "../read/problem.ts";
import { farmerFiles, farmers } from "./farmers.ts";
import { expected } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { postFiles, posts } from "./posts.ts";
import { productFiles, products } from "./products.ts";
import { projectFiles, projects } from "./projects.ts";
import { pagePaths } from "./route-paths.ts";
import { serviceFiles, services } from "./services.ts";

const recordPages = {
  "/shop-single": products,
  "/shop-single-thumb": products,
  "/blog-single": posts,
  "/blog-single-with-sidebar": posts,
  "/team-details": farmers,
  "/project-details": projects,
  "/service-details": services,
};

export const recordPaths = (): string[] =>
  Object.entries(recordPages).flatMap(([prefix, records]) => records.map(({ id }) => `${prefix}/${id}`));

const collections = [productFiles, postFiles, farmerFiles, projectFiles, serviceFiles];

const pages = new Set([...pagePaths, ...recordPaths()]);

/**
 * Whether a page exists. Any record's page counts while a collection has mistakes, so that one mistake is
 * not reported as many.
 */
export const isPage = (path: string) =>
  pages.has(path) || (/\/\d+$/.test(path) && collections.some(hasMistakes));

export const link = field.text
  .refine(isPage, expected("path"))
  .meta({ description: "The path of a page of this site", examples: pagePaths });
