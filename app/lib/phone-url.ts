/** Turns a number as people write it into a `tel:` URL. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
