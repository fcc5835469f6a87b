import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { runnerImport } from "vite";
import { offlineWords } from "../../app/catalog/sections.ts";
import type { Language } from "../../app/lib/language.ts";
import type * as StandIn from "../../app/sections/offline-stand-in.tsx";

/** What the offline page says, by language. */
export type OfflineMains = Record<Language, { title: string; main: string }>;

/** Renders what stands in for a page that cannot be had: the service worker has it, and nobody finds it under an address. */
export async function offlineMains(): Promise<OfflineMains> {
  const { module } = await runnerImport<typeof StandIn>("/app/sections/offline-stand-in.tsx", {
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  const main = (lang: Language) => {
    const words = offlineWords()[lang];
    return {
      title: words.title,
      main: renderToStaticMarkup(createElement(module.OfflineStandIn, { words })),
    };
  };
  return { es: main("es"), en: main("en") };
}
