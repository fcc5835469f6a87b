/** The address that calls a number as people write it. */
export const phoneUrl = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
