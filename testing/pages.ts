import { readFileSync } from "node:fs";
import { z } from "zod";
import { readContent } from "../app/catalog/read/content-file.ts";
import { writtenSlugs } from "../app/catalog/schemas/written-slugs.ts";

/** A page as a visitor knows it; its title is the heading and the brand where none is given. */
type SitePage = { path: string; lang: "es" | "en"; heading: string; title?: string };

const DESIGNED: readonly SitePage[] = [
  {
    path: "/",
    lang: "es",
    title: "Aceite crudo de palma en Honduras · Aceites Corozal",
    heading: "Aceite crudo de palma, puro y sostenible",
  },
  { path: "/about-us", lang: "es", heading: "Acerca de nosotros" },
  { path: "/contact-us", lang: "es", heading: "Contáctenos" },
  { path: "/vision-mision", lang: "es", heading: "Visión y Misión" },
  { path: "/valores", lang: "es", heading: "Valores" },
  { path: "/clientes", lang: "es", heading: "Clientes" },
  { path: "/proceso-produccion", lang: "es", heading: "Proceso de Producción" },
  { path: "/ficha-tecnica", lang: "es", heading: "Ficha Técnica" },
  {
    path: "/home-2",
    lang: "en",
    heading: "Grown in sight of the sea",
    title: "A farm on the north coast of Honduras · Finca Verde",
  },
  {
    path: "/home-3",
    lang: "en",
    heading: "Seasonal offers",
    title: "Seasonal offers on fruit, vegetables and fish · Finca Verde",
  },
  {
    path: "/home-4",
    lang: "en",
    heading: "Twenty good things from close by",
    title: "Farm shop: fruit, vegetables and fish · Finca Verde",
  },
  { path: "/team", lang: "en", heading: "Farm Members" },
  { path: "/team-details/1", lang: "en", heading: "José Meza" },
  { path: "/faq", lang: "en", heading: "FAQ" },
  { path: "/project", lang: "en", heading: "Recent Projects" },
  { path: "/project-details/8", lang: "en", heading: "Ice on the beach" },
  { path: "/services", lang: "en", heading: "Services" },
  { path: "/services-2", lang: "en", heading: "What we do" },
  { path: "/service-details/5", lang: "en", heading: "Sweet Exotic Fruits" },
  { path: "/register", lang: "en", heading: "Register" },
  { path: "/login", lang: "en", heading: "Login" },
  { path: "/blog-standard", lang: "en", heading: "Journal" },
  { path: "/blog-with-sidebar", lang: "en", heading: "Journal and archive" },
  { path: "/blog-2-column", lang: "en", heading: "Journal, side by side" },
  { path: "/blog-3-column", lang: "en", heading: "Journal at a glance" },
  {
    path: "/blog-single/2",
    lang: "en",
    heading: "Six hours from the reef to a market stall, and not one more",
    title: "Six hours from the reef to a market stall, and not one more (full width) · Finca Verde",
  },
  {
    path: "/blog-single-with-sidebar/15",
    lang: "en",
    heading: "An evening at the mill, told by the night shift",
  },
  { path: "/shop", lang: "en", heading: "Shop" },
  { path: "/shop-single/1", lang: "en", heading: "Sweet Banana" },
  {
    path: "/shop-single-thumb/2",
    lang: "en",
    heading: "Red Snapper",
    title: "Red Snapper, large pictures · Finca Verde",
  },
  { path: "/cart", lang: "en", heading: "Cart" },
  { path: "/checkout", lang: "en", heading: "Checkout" },
];

const fields = z.object({ title: z.string() });

/** The pages whose text is a file of `content/pages`. */
const written = writtenSlugs.map((slug): SitePage => {
  const file = `content/pages/${slug}.md`;
  const { title } = fields.parse(readContent(file, readFileSync(file)).value);
  return { path: `/${slug}`, lang: "es", heading: title };
});

/** Every page of the site, one of each kind of record. */
export const pages: readonly SitePage[] = [...DESIGNED, ...written];

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

const BRANDS = { es: "Aceites Corozal", en: "Finca Verde" } as const;

/** The `<title>` of a page: with the company's name on corporate pages, with the demo brand's on the others. */
export const titleOf = ({ title, heading, lang }: SitePage): string =>
  title ?? `${heading} · ${BRANDS[lang]}`;
