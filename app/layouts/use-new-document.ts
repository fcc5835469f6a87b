import { useEffect, useRef, useState } from "react";
import { createPath, useLocation, useNavigation } from "react-router";

/**
 * React Router reloads the document when a page's code cannot be had, before the next page is known to come: what was
 * typed would be lost. This one stays, and the next page comes as a document of its own, if it can be had. Browsers
 * without the Navigation API reload.
 */
export function useNewDocument(isReachable: (path: string) => Promise<boolean>): void {
  const [isCodeMissing, setCodeMissing] = useState(false);
  const { pathname } = useLocation();
  const next = useNavigation().location;
  /** The document that is on its way: a reload ends that, also one that is kept from happening. */
  const leavingFor = useRef<string>(null);

  useEffect(() => {
    // A change of code while developing reloads by script too.
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
