import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { technicalSheets } from "./content/technical-sheets";

/** A page at exactly this path: the files of a static host know upper from lower case. */
const page = (path: string, file: string) => route(path, file, { caseSensitive: true });

/** The whole site map, in the spec's order (spec 2, "Route list"). */
export default [
  layout("layouts/corporate-layout.tsx", [
    index("pages/home/home.tsx"),
    page("about-us", "pages/corporate/about-us.tsx"),
    page("contact-us", "pages/corporate/contact-us.tsx"),
    page("historia", "pages/corporate/historia.tsx"),
    page("vision-mision", "pages/corporate/vision-mision.tsx"),
    page("valores", "pages/corporate/valores.tsx"),
    page("agenda-corporativa", "pages/corporate/agenda-corporativa.tsx"),
    page("clientes", "pages/corporate/clientes.tsx"),
    page("proceso-produccion", "pages/corporate/proceso-produccion.tsx"),
    page("ficha-tecnica", "pages/corporate/ficha-tecnica.tsx"),
    page("hoja-seguridad", "pages/corporate/hoja-seguridad.tsx"),
    page("politicas", "pages/corporate/politicas.tsx"),
    page("alcance", "pages/corporate/alcance.tsx"),
    page("codigo-etica", "pages/corporate/codigo-etica.tsx"),
    page("procedimiento-quejas", "pages/corporate/procedimiento-quejas.tsx"),
  ]),
  ...technicalSheets.map(({ id, url }) => route(url, "pages/corporate/technical-document.ts", { id })),
  layout("layouts/demo-layout.tsx", [route("*", "pages/not-found.tsx")]),
] satisfies RouteConfig;
