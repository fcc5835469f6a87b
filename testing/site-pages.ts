import { readFileSync } from "node:fs";
import path from "node:path";
import { recordPaths } from "../app/catalog/content/links.ts";
import routes from "../app/routes.ts";
import { CLIENT, fileOf } from "./build.ts";

type SitePage = { path: string; lang: "es" | "en" };

/** The path that an offline visitor sees, and a second address of another page. */
const LEFT_OUT = new Set(["/sin-conexion", "/project-details"]);

const recordsUnder = (prefix: string) => recordPaths().filter((each) => each.startsWith(prefix));

/** The page of the first record under a path such as `/shop-single/`. */
export function firstRecord(prefix: string): string {
  const [found] = recordsUnder(prefix);
  if (!found) throw new Error(`There is no record under ${prefix}.`);
  return found;
}

/** Pages of one record share their description, so its second kind of page shows the last record. */
function samplePath(route: string): string {
  if (!route.endsWith("/:id")) return route;
  const prefix = route.replace(":id", "");
  const last = /-(?:thumb|with-sidebar)\/$/.test(prefix) ? recordsUnder(prefix).at(-1) : undefined;
  return last ?? firstRecord(prefix);
}

const [corporate = [], demo = []] = routes
  .flatMap(({ children }) => (children ? [children] : []))
  .map((children) =>
    children
      .map(({ index, path: at = "" }) => (index ? "/" : `/${at}`))
      .filter((at) => !at.endsWith("*") && !LEFT_OUT.has(at))
      .map(samplePath),
  );

/** Every page of the site, one of each kind of record. */
export const pages: readonly SitePage[] = [
  ...corporate.map((at) => ({ path: at, lang: "es" as const })),
  ...demo.map((at) => ({ path: at, lang: "en" as const })),
];

/** One page of each kind, for what does not differ between pages of one kind. */
export const kinds = [
  "/",
  "/contact-us",
  "/proceso-produccion",
  "/ficha-tecnica",
  "/home-2",
  "/home-4",
  "/shop",
  firstRecord("/shop-single/"),
  "/cart",
  "/checkout",
  "/blog-with-sidebar",
  firstRecord("/blog-single/"),
  firstRecord("/team-details/"),
  "/services",
  "/faq",
];

/** Title and heading of a page as it was built, before any script runs. */
export function builtWords(page: string): { title: string; heading: string } {
  const html = readFileSync(path.join(CLIENT, fileOf(page)), "utf8");
  const contentOf = (tag: string) => {
    const [, inner = ""] = new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "s").exec(html) ?? [];
    return inner
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "")
      .replaceAll(/\s+/g, " ");
  };
  return { title: contentOf("title"), heading: contentOf("h1") };
}

/** What React escapes. */
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
