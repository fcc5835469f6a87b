/** Opens the request for a quote with a product, by its id. */
export const QUOTE_LINK = "/contact-us?producto={product}#cotizacion";

/** Takes the cart of the shop to the message. */
export const CART_ENQUIRY_LINK = "/contact-us#carrito";
