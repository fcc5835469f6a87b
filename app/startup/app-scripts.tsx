import { createContext, use, useEffect } from "react";
import { Scripts } from "react-router";
import { ids, type AppSettings } from "./app-settings";
import { linkPrintSheet } from "./print-sheet";

/** A page's data blocks, as text that cannot end a script element, and what starts the app with them. */
export type AppScriptsText = Record<keyof typeof ids, string>;

/** Provided while a file is made, see entry.server.tsx. */
export const AppScriptsContext = createContext<AppScriptsText | null>(null);

/**
 * Stands in for React Router's `<Scripts>`, which makes the browser fetch the app beside the page's largest picture, and
 * which serves while the site is developed.
 */
export function AppScripts() {
  const prerendered = use(AppScriptsContext);
  const text = import.meta.env.SSR ? prerendered : textInDocument();

  useEffect(() => {
    window.appStarted?.();
    linkPrintSheet();
  }, []);

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
  return inNotFoundFile;
}

/** The same, also while that file is made. */
export function useIsNotFoundFile(): boolean {
  const prerendered = use(AppScriptsContext);
  return import.meta.env.SSR ? isOfNotFoundFile(prerendered) : isNotFoundFile();
}

function isOfNotFoundFile(text: AppScriptsText | null): boolean {
  if (!text) return false;
  const settings: AppSettings = JSON.parse(text.settings);
  return settings.isNotFoundFile === true;
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? "";

/** The browser's first render must equal the prerendered HTML, so it repeats what stands there. */
function textInDocument(): AppScriptsText | null {
  const settings = textOf(ids.settings);
  return settings ? { settings, data: textOf(ids.data), start: textOf(ids.start) } : null;
}

/** Read once, because every link asks; the page's data stand before what loads this. */
const inNotFoundFile = !import.meta.env.SSR && isOfNotFoundFile(textInDocument());
