import type { Language } from "./language";

/** Where the offline pages are rendered. The build takes them from there: they have no address of their own. */
export const offlinePaths = { es: "sin-conexion", en: "offline" } as const satisfies Record<Language, string>;
