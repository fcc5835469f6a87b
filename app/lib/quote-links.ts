/** The link that opens the quote form for a product; `{product}` is its id. */
export const QUOTE_LINK = "/contact-us?producto={product}#cotizacion";

/** The link that copies the shop's cart into the contact form. */
export const CART_ENQUIRY_LINK = "/contact-us#carrito";
