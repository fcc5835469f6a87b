/** Opens the quote form for a product id. */
export const QUOTE_LINK = "/contact-us?producto={product}#cotizacion";

/** Copies the shop's cart into the contact form. */
export const CART_ENQUIRY_LINK = "/contact-us#carrito";
