import { useEffect } from "react";
import { useLocation } from "react-router";
import { isNotFoundFile } from "~/startup/app-scripts";

/** Once the browser is idle, tells the service worker which page is shown, and starts it with the first one. */
export function useWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (import.meta.env.DEV || isNotFoundFile()) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      // Where there is no worker, or no storage for it, the site is as it was without.
      import("~/startup/keep-page").then(({ keepPage }) => keepPage(pathname)).catch(() => {});
    });
  }, [pathname]);
}
