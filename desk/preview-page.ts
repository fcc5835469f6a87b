import type { ContentFile } from "./repository.ts";

/** Pages that show content files, keyed by the file or its folder. `{id}` is the record's id, `{posts}` that of the first post. */
const PAGES = new Map(
  Object.entries({
    products: "/shop-single/{id}",
    posts: "/blog-single-with-sidebar/{id}",
    farmers: "/team-details/{id}",
    projects: "/project-details/{id}",
    services: "/service-details/{id}",
    clients: "/clientes",
    events: "/agenda-corporativa",
    documents: "/ficha-tecnica",
    register: "/ficha-tecnica",
    offers: "/home-3",
    testimonials: "/services",
    company: "/contact-us",
    "product-card": "/shop",
    comments: "/blog-single/{posts}",
    "sections/values": "/valores",
    "sections/mission-vision": "/vision-mision",
    "sections/agenda": "/agenda-corporativa",
    "sections/written-pages": "/politicas",
    "sections/next-steps": "/historia",
    "sections/why-choose-us": "/home-4",
    "sections/figures": "/home-2",
    "sections/brands": "/services",
    "sections/order-process": "/services",
    "sections/journal": "/blog-with-sidebar",
    "sections/offers": "/home-3",
    "sections/technical-sheets": "/ficha-tecnica",
    "sections/register": "/ficha-tecnica",
    "sections/quote": "/contact-us",
    "pages/home": "/",
    // Texts that all pages of a kind share are previewed on the first record's page.
    "pages/shop-single": "/shop-single/{products}",
    "pages/blog-single": "/blog-single/{posts}",
    "pages/team-details": "/team-details/{farmers}",
    "pages/project-details": "/project-details/{projects}",
    "pages/service-details": "/service-details/{services}",
  }),
);

const idIn = (text: string) => Number(/^id: (\d+)\b/m.exec(text)?.[1] ?? Infinity);

/**
 * The path of the page that shows a content file, or of the home page if no other does.
 *
 * @param text The content of the file.
 * @param files All content files, among which are the records on whose pages shared texts appear.
 */
export function pageOf(file: string, text: string, files: readonly ContentFile[] = []): string {
  const name = file.replace(/^content\/|\.\w+$/g, "");
  const [folder = ""] = name.split("/");
  const [, page = ""] = /^pages\/([a-z0-9-]+)$/.exec(name) ?? [];
  const found = PAGES.get(name) ?? PAGES.get(folder) ?? `/${page}`;
  const [place, records] = /\{(\w+)\}/.exec(found) ?? [];
  if (!place) return found;
  const inFolder = files.filter((each) => each.path.startsWith(`content/${records}/`));
  const id = place === "{id}" ? idIn(text) : Math.min(...inFolder.map((each) => idIn(each.text)));
  return Number.isFinite(id) ? found.replace(place, String(id)) : "/";
}
