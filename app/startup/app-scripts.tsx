import { createContext, use, useEffect } from "react";
import { Scripts } from "react-router";
import { ids } from "./app-settings";

/** A page's data blocks, as text that cannot end a script element, and what starts the app with them. */
export type AppScriptsText = Record<keyof typeof ids, string>;

/** Provided while a page is prerendered, see entry.server.tsx. */
export const AppScriptsContext = createContext<AppScriptsText | null>(null);

/**
 * Stands in for React Router's `<Scripts>`, which makes the browser fetch the app beside the page's largest picture.
 * The file for unknown paths keeps the original.
 */
export function AppScripts() {
  const prerendered = use(AppScriptsContext);
  const text = import.meta.env.SSR ? prerendered : textInDocument();

  useEffect(() => window.appStarted?.(), []);

  return text ? (
    <>
      <script id={ids.settings} type="application/json" dangerouslySetInnerHTML={{ __html: text.settings }} />
      <script id={ids.data} type="application/json" dangerouslySetInnerHTML={{ __html: text.data }} />
      <script id={ids.start} dangerouslySetInnerHTML={{ __html: text.start }} />
    </>
  ) : (
    <Scripts />
  );
}

/** Whether the document is the one that hosts serve for unknown paths, in the browser of a visitor. */
export function isNotFoundFile(): boolean {
  return import.meta.env.PROD && !import.meta.env.SSR && document.getElementById(ids.settings) === null;
}

/** The same, also while that file is made. */
export function useIsNotFoundFile(): boolean {
  const prerendered = use(AppScriptsContext);
  return import.meta.env.SSR ? import.meta.env.PROD && prerendered === null : isNotFoundFile();
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";

/** The browser's first render must equal the prerendered HTML, so it repeats what stands there. */
function textInDocument(): AppScriptsText | null {
  const settings = textOf(ids.settings);
  return settings ? { settings, data: textOf(ids.data), start: textOf(ids.start) } : null;
}
