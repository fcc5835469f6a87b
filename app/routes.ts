import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { writtenSlugs } from "./catalog/content/written-slugs.ts";

/** The style guide exists only in `npm run dev` and in the builds that `npm run visual` compares. */
const hasStyleGuide = process.env["NODE_ENV"] === "development" || process.env["STYLE_GUIDE"] === "1";

export default [
  layout("pages/corporate-layout.ts", [
    index("pages/home/home.tsx"),
    route("about-us", "pages/corporate/about-us.tsx"),
    route("contact-us", "pages/corporate/contact-us.tsx"),
    route("vision-mision", "pages/corporate/vision-mision.tsx"),
    route("valores", "pages/corporate/valores.tsx"),
    route("clientes", "pages/corporate/clientes.tsx"),
    route("proceso-produccion", "pages/corporate/proceso-produccion.tsx"),
    route("ficha-tecnica", "pages/corporate/ficha-tecnica.tsx"),
    ...writtenSlugs.map((slug) => route(slug, "pages/corporate/written-page.tsx", { id: slug })),
    route("sin-conexion", "pages/offline.tsx"),
  ]),
  route("documentos/:file", "pages/corporate/document-file.ts"),
  route("feed.xml", "pages/blog/feed.ts"),
  route(".well-known/security.txt", "pages/security-txt.ts"),
  route("llms.txt", "pages/llms-txt.ts"),
  route("site.webmanifest", "pages/web-manifest.ts"),
  layout("pages/demo-layout.ts", [
    route("home-2", "pages/home/home-2.tsx"),
    route("home-3", "pages/home/home-3.tsx"),
    route("home-4", "pages/home/home-4.tsx"),
    route("team", "pages/team/team.tsx"),
    route("team-details/:id", "pages/team/team-details.tsx"),
    route("faq", "pages/team/faq.tsx"),
    ...["register", "login"].map((path) => route(path, "pages/account/account.tsx", { id: path })),
    route("project", "pages/projects/project.tsx"),
    // Without an id, this path shows the list.
    route("project-details", "pages/projects/project.tsx", { id: "project-details-without-id" }),
    route("project-details/:id", "pages/projects/project-details.tsx"),
    ...["services", "services-2"].map((path) => route(path, "pages/services/services.tsx", { id: path })),
    route("service-details/:id", "pages/services/service-details.tsx"),
    ...["blog-standard", "blog-with-sidebar", "blog-2-column", "blog-3-column"].map((path) =>
      route(path, "pages/blog/blog-list.tsx", { id: path }),
    ),
    ...["blog-single/:id", "blog-single-with-sidebar/:id"].map((path) =>
      route(path, "pages/blog/blog-post.tsx", { id: path }),
    ),
    route("shop", "pages/shop/shop.tsx"),
    ...["shop-single/:id", "shop-single-thumb/:id"].map((path) =>
      route(path, "pages/shop/shop-single.tsx", { id: path }),
    ),
    route("cart", "pages/shop/cart.tsx"),
    route("checkout", "pages/shop/checkout.tsx"),
    ...(hasStyleGuide ? [route("_styles", "pages/style-guide/style-guide.tsx")] : []),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
