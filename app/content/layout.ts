/** What header and phone menu say: Spanish on all pages, as the menu is. */
export const layoutWords = {
  skip: "Saltar al contenido",
  mainMenu: "Menú principal",
  openMenu: "Abrir el menú",
  wishlist: "Lista de deseos",
  cart: "Carrito",
  cartCount: (count: number) => (count === 1 ? "Carrito, 1 producto" : `Carrito, ${count} productos`),
  /** In the cart, which speaks English on every page. */
  cartWithoutScripts: "The cart is kept by your browser and needs JavaScript, which is switched off.",
} as const;

/** Said while there is no connection. */
export const offlineWords = {
  es: "Sin conexión. Esta página y lo que escribió siguen aquí; las demás vuelven con la conexión.",
  en: "No connection. This page and what you typed stay here; the others return with the connection.",
} as const;

/** The footer, in the language of the page. */
export const footerWords = {
  es: {
    links: "Enlaces",
    contact: "Contacto",
    lead: ["Hablemos de su", "próximo embarque."],
    button: "Contáctenos",
    about:
      "Extractora de aceite crudo de palma y de palmiste en la costa norte de Honduras. Compramos fruta a productores de la zona y aprovechamos cada parte del racimo.",
  },
  en: {
    links: "Links",
    contact: "Contact",
    lead: ["From the mill,", "to your table."],
    button: "Contact us",
    about:
      "Finca Verde is the demo store of Aceites Corozal: fruit, vegetables and fish from growers along the north coast of Honduras.",
  },
} as const;
