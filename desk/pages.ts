/** Pages that show content files, keyed by the file or its folder; `{id}` is the record's id. */
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
    comments: "/blog-single/1",
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
    "pages/shop-single": "/shop-single/1",
    "pages/blog-single": "/blog-single/1",
    "pages/team-details": "/team-details/1",
    "pages/project-details": "/project-details/1",
    "pages/service-details": "/service-details/1",
  }),
);

/** The path of the page that shows a content file, or of the home page if no other does. */
export function pageOf(file: string, text: string): string {
  const name = file.replace(/^content\/|\.\w+$/g, "");
  const [folder = ""] = name.split("/");
  const [, page = ""] = /^pages\/([a-z0-9-]+)$/.exec(name) ?? [];
  const found = PAGES.get(name) ?? PAGES.get(folder) ?? `/${page}`;
  if (!found.includes("{id}")) return found;
  const [, id] = /^id: (\d+)$/m.exec(text) ?? [];
  return id ? found.replace("{id}", id) : "/";
}
