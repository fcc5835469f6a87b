import { registeredDocuments } from "../register.ts";

/** The ids that the app's own HTML has, where a heading of a written text could come to have them, too. */
const OWN = new Set(
  `
  add-to-cart all-services app-data app-settings app-start camino cart-totals cifras comment comments comparar
  contact-form contenido conviene copia copia-titulo copiado copiar copie cotizacion coupon description disponibles
  fechas first-products footnote-label from-the-shop grid horario information list maneras menu need-help
  order-starters order-summary palms perfil perfil-titulo points recorrido registro registro-titulo reglas review save stored
  styles temperaturas uso valores
  `
    .trim()
    .split(/\s+/),
);

/** Parts of the row of a document. */
const PARTS = /^(?:-titulo|-abrir\d*|-v\d+)?$/;

/** Whether something else on a page has this id: the app, a footnote, or a document of the register. */
export const isReservedId = (id: string): boolean =>
  OWN.has(id) ||
  id.startsWith("user-content-") ||
  registeredDocuments.some(
    (document) => id.startsWith(document.id) && PARTS.test(id.slice(document.id.length)),
  );
