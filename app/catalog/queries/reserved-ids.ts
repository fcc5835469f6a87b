import { registeredDocuments } from "../schemas/register.ts";

/** Ids that the app renders on pages with a written text, whose headings must not repeat them. */
const APP_IDS = new Set(
  `
  add-to-cart all-services app-data app-settings app-start camino cart-totals cifras comment comments comparar
  contact-form contenido conviene copia copia-titulo copiado copiar cotizacion coupon description disponibles
  fechas first-products footnote-label from-the-shop grid horario information list maneras menu need-help
  order-starters order-summary palms perfil perfil-titulo points recorrido registro registro-titulo reglas review save stored
  styles temperaturas valores
  `
    .trim()
    .split(/\s+/),
);

/** Whether the app, a footnote or the document register uses this id. */
export const isReservedId = (id: string): boolean =>
  APP_IDS.has(id) ||
  id.startsWith("user-content-") ||
  registeredDocuments.some((document) => document.id === id);
