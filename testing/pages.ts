import { readFileSync } from "node:fs";
import { z } from "zod";
import { readContent } from "../app/catalog/read/content-file.ts";
import { writtenSlugs } from "../app/catalog/schemas/written-slugs.ts";

type SitePage = { path: string; lang: "es" | "en"; heading: string; title: string };

/** Path and heading of a page, and its title where that is more than its heading and the brand. */
type Row = [path: string, heading: string, title?: string];

const CORPORATE: Row[] = [
  ["/", "Aceite crudo de palma, puro y sostenible", "Aceite crudo de palma en Honduras · Aceites Corozal"],
  ["/about-us", "Acerca de nosotros"],
  ["/contact-us", "Contáctenos"],
  ["/vision-mision", "Visión y Misión"],
  ["/valores", "Valores"],
  ["/clientes", "Clientes"],
  ["/proceso-produccion", "Proceso de Producción"],
  ["/ficha-tecnica", "Ficha Técnica"],
];

const DEMO: Row[] = [
  ["/home-2", "Grown in sight of the sea", "A farm on the north coast of Honduras · Finca Verde"],
  ["/home-3", "Seasonal offers", "Seasonal offers on fruit, vegetables and fish · Finca Verde"],
  ["/home-4", "Twenty good things from close by", "Farm shop: fruit, vegetables and fish · Finca Verde"],
  ["/team", "Farm Members"],
  ["/team-details/1", "José Meza"],
  ["/faq", "FAQ"],
  ["/project", "Recent Projects"],
  ["/project-details/8", "Ice on the beach"],
  ["/services", "Services"],
  ["/services-2", "What we do"],
  ["/service-details/5", "Sweet Exotic Fruits"],
  ["/register", "Register"],
  ["/login", "Login"],
  ["/blog-standard", "Journal"],
  ["/blog-with-sidebar", "Journal and archive"],
  ["/blog-2-column", "Journal, side by side"],
  ["/blog-3-column", "Journal at a glance"],
  [
    "/blog-single/2",
    "Six hours from the reef to a market stall, and not one more",
    "Six hours from the reef to a market stall, and not one more (full width) · Finca Verde",
  ],
  ["/blog-single-with-sidebar/15", "An evening at the mill, told by the night shift"],
  ["/shop", "Shop"],
  ["/shop-single/1", "Sweet Banana"],
  ["/shop-single-thumb/2", "Red Snapper", "Red Snapper, large pictures · Finca Verde"],
  ["/cart", "Cart"],
  ["/checkout", "Checkout"],
];

const fields = z.object({ title: z.string() });

/** The pages whose text is a file of `content/pages`. */
const written = writtenSlugs.map((slug): Row => {
  const file = `content/pages/${slug}.md`;
  return [`/${slug}`, fields.parse(readContent(file, readFileSync(file)).value).title];
});

const sitePage =
  (lang: SitePage["lang"], brand: string) =>
  ([path, heading, title = `${heading} · ${brand}`]: Row): SitePage => ({ path, lang, heading, title });

/** Every page of the site, one of each kind of record. */
export const pages: readonly SitePage[] = [
  ...[...CORPORATE, ...written].map(sitePage("es", "Aceites Corozal")),
  ...DEMO.map(sitePage("en", "Finca Verde")),
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
  "/shop-single/1",
  "/cart",
  "/checkout",
  "/blog-with-sidebar",
  "/blog-single/1",
  "/team-details/1",
  "/services",
  "/faq",
];
