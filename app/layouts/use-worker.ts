import { useEffect } from "react";
import { useLocation } from "react-router";
import { isNotFoundFile } from "~/startup/app-scripts";

/** Milliseconds after a page has come: its first view is over by then, and has the line to itself. */
const AFTER = 2500;

/** Some time after a page has come, tells the service worker about it, and starts the worker with the first one. */
export function useWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (import.meta.env.DEV || isNotFoundFile()) return;
    setTimeout(() => {
      // Where there is no worker, or no storage for it, the site is as it was without.
      import("~/startup/keep-page").then(({ keepPage }) => keepPage(pathname)).catch(() => {});
    }, AFTER);
  }, [pathname]);
}
