import type { href } from "react-router";

/** A path of the site map without parameters; the compiler knows them all from routes.ts. */
export type SitePath = Exclude<Parameters<typeof href>[0], `${string}:${string}` | `${string}*`>;

/** A link to a page of the site. */
export type PageLink = { label: string; to: SitePath };

/** A group of links that opens on click. */
export type MenuGroup = { label: string; items: readonly PageLink[] };

/** The main menu (spec 2, "Main menu"). */
export const mainMenu: readonly (PageLink | MenuGroup)[] = [
  { label: "Portada", to: "/" },
  {
    label: "Empresa",
    items: [
      { label: "Historia", to: "/historia" },
      { label: "Visión y Misión", to: "/vision-mision" },
      { label: "Valores", to: "/valores" },
    ],
  },
  {
    label: "Productos",
    items: [
      { label: "Proceso de Producción", to: "/proceso-produccion" },
      { label: "Ficha Técnica", to: "/ficha-tecnica" },
      { label: "Hoja de Seguridad", to: "/hoja-seguridad" },
    ],
  },
  {
    label: "Documentos",
    items: [
      { label: "Políticas", to: "/politicas" },
      { label: "Alcance", to: "/alcance" },
      { label: "Código de Ética", to: "/codigo-etica" },
      { label: "Procedimiento de Quejas", to: "/procedimiento-quejas" },
    ],
  },
  { label: "Contáctenos", to: "/contact-us" },
  { label: "Agenda Corporativa", to: "/agenda-corporativa" },
  { label: "Clientes", to: "/clientes" },
];

/** The links of the footer. */
export const footerLinks: readonly PageLink[] = [
  { label: "Acerca de nosotros", to: "/about-us" },
  { label: "Historia", to: "/historia" },
  { label: "Valores", to: "/valores" },
  { label: "Clientes", to: "/clientes" },
  { label: "Agenda", to: "/agenda-corporativa" },
  { label: "Políticas", to: "/politicas" },
  { label: "Ficha Técnica", to: "/ficha-tecnica" },
  { label: "Tienda", to: "/shop" },
  { label: "Contáctenos", to: "/contact-us" },
];

/** Where the cart in the header leads on to. */
export const cartLinks: readonly PageLink[] = [
  { label: "View cart", to: "/cart" },
  { label: "Checkout", to: "/checkout" },
];
