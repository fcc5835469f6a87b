/** What the frame around every page says: header, phone menu and footer. Spanish on all pages, as the menu is. */
export const layoutWords = {
  skip: "Saltar al contenido",
  mainMenu: "Menú principal",
  openMenu: "Abrir el menú",
  wishlist: "Lista de deseos",
  cart: "Carrito",
  cartCount: (count: number) => (count === 1 ? "Carrito, 1 producto" : `Carrito, ${count} productos`),
  footerLinks: "Enlaces",
  footerContact: "Contacto",
  footerLead: ["Hablemos de su", "próximo embarque."],
  footerButton: "Contáctenos",
  about:
    "Extractora de aceite crudo de palma y de palmiste en la costa norte de Honduras. Compramos fruta a productores de la zona y aprovechamos cada parte del racimo.",
} as const;
