import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";

/**
 * React Router reloads the document when a route's chunk cannot be loaded, which would lose typed text even if the next page
 * is unreachable. This cancels the reload and opens the next page as a new document, if it answers. Browsers without the
 * Navigation API reload.
 */
export function useNewDocument(isReachable: (path: string) => Promise<boolean>): void {
  const [isCodeMissing, setCodeMissing] = useState(false);
  const { pathname } = useLocation();
  const next = useNavigation().location;
  /** The document being loaded; a reload aborts it, even a cancelled one. */
  const leavingFor = useRef<string>(null);

  useEffect(() => {
    // Hot module replacement reloads by script, too.
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
