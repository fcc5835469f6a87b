import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";

/**
 * When a route's chunk fails to load, React Router reloads the document. That would lose typed text even if the next page is
 * unreachable. This hook cancels the reload, and opens the next page as a new document if the site responds. Browsers
 * without the Navigation API still reload.
 */
export function useNewDocument(isReachable: (path: string) => Promise<boolean>): void {
  const [isCodeMissing, setCodeMissing] = useState(false);
  const { pathname } = useLocation();
  const next = useNavigation().location;
  /** The path of the document being loaded. A reload aborts that load, even if the reload is cancelled. */
  const leavingFor = useRef<string>(null);

  useEffect(() => {
    // Hot module replacement also reloads the page from a script.
    if (import.meta.env.DEV || !("navigation" in window)) return;
    const keepDocument = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      setCodeMissing(true);
      const path = leavingFor.current;
      if (path !== null) setTimeout(() => window.location.assign(path));
    };
    window.navigation.addEventListener("navigate", keepDocument);
    return () => window.navigation.removeEventListener("navigate", keepDocument);
  }, []);

  useEffect(() => {
    if (!isCodeMissing || !next || next.pathname === pathname) return;
    const path = createPath(next);
    async function leave() {
      if (!(await isReachable(path))) return;
      leavingFor.current = path;
      window.location.assign(path);
    }
    void leave();
  }, [isCodeMissing, next, pathname, isReachable]);
}
