import { createContext, use, useEffect } from "react";
import { Scripts } from "react-router";

/** The text of the two inline scripts of a prerendered page: the router's context, and what starts the app. */
export type AppScriptsText = { context: string; start: string };

/** Provided while a page is prerendered, see entry.server.tsx. */
export const AppScriptsContext = createContext<AppScriptsText | null>(null);

const CONTEXT_ID = "router-context";
const START_ID = "start-app";

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
      <script id={CONTEXT_ID} dangerouslySetInnerHTML={{ __html: text.context }} />
      <script id={START_ID} dangerouslySetInnerHTML={{ __html: text.start }} />
    </>
  ) : (
    <Scripts />
  );
}

/** Whether the document is the one that hosts serve for unknown paths. Only in the browser. */
export function isNotFoundFile(): boolean {
  return textInDocument() === null;
}

/** The browser's first render must equal the prerendered HTML, so it repeats what stands there. */
function textInDocument(): AppScriptsText | null {
  const context = document.getElementById(CONTEXT_ID)?.textContent;
  const start = document.getElementById(START_ID)?.textContent;
  return context && start ? { context, start } : null;
}
