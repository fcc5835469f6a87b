import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { technicalSheets } from "./content/technical-sheets";

/** The whole site map, in the spec's order (spec 2, "Route list"). */
export default [
  layout("layouts/corporate-layout.tsx", [
    index("pages/home/home.tsx"),
    route("about-us", "pages/corporate/about-us.tsx"),
    route("contact-us", "pages/corporate/contact-us.tsx"),
    route("historia", "pages/corporate/historia.tsx"),
    route("vision-mision", "pages/corporate/vision-mision.tsx"),
    route("valores", "pages/corporate/valores.tsx"),
    route("agenda-corporativa", "pages/corporate/agenda-corporativa.tsx"),
    route("clientes", "pages/corporate/clientes.tsx"),
    route("proceso-produccion", "pages/corporate/proceso-produccion.tsx"),
    route("ficha-tecnica", "pages/corporate/ficha-tecnica.tsx"),
    route("hoja-seguridad", "pages/corporate/hoja-seguridad.tsx"),
    route("politicas", "pages/corporate/politicas.tsx"),
    route("alcance", "pages/corporate/alcance.tsx"),
    route("codigo-etica", "pages/corporate/codigo-etica.tsx"),
    route("procedimiento-quejas", "pages/corporate/procedimiento-quejas.tsx"),
  ]),
  ...technicalSheets.map(({ id, url }) => route(url, "pages/corporate/technical-document.ts", { id })),
  route("lists/:list/:page.json", "pages/list-page.ts"),
  layout("layouts/demo-layout.tsx", [
    route("register", "pages/account/register.tsx"),
    route("login", "pages/account/login.tsx"),
    route("blog-standard", "pages/blog/blog-standard.tsx"),
    route("blog-with-sidebar", "pages/blog/blog-with-sidebar.tsx"),
    route("blog-2-column", "pages/blog/blog-2-column.tsx"),
    route("blog-3-column", "pages/blog/blog-3-column.tsx"),
    route("blog-single/:id", "pages/blog/blog-single.tsx"),
    route("blog-single-with-sidebar/:id", "pages/blog/blog-single-with-sidebar.tsx"),
    route("shop", "pages/shop/shop.tsx"),
    route("shop-single/:id", "pages/shop/shop-single.tsx"),
    route("shop-single-thumb/:id", "pages/shop/shop-single-thumb.tsx"),
    route("cart", "pages/shop/cart.tsx"),
    route("checkout", "pages/shop/checkout.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
