import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { requestedPage } from "~/lib/paginate";

/**
 * After each navigation, even to the current page, scrolls to the top or to the linked section, focuses the content and
 * announces the title. Ignores the first page, which the browser announces, links within the page, and further pages of a
 * list, which scrolls itself (ui/paged-list.tsx).
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const [title, setTitle] = useState("");

  // On Back the browser would scroll the current page before the next one renders. After a reload it still restores the
  // position.
  useEffect(() => {
    const restore = (by: ScrollRestoration) => () => {
      window.history.scrollRestoration = by;
    };
    const [onHide, onShow] = [restore("auto"), restore("manual")];
    // Back and Forward between sections of a page.
    const onHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
      const { pathname, hash } = new URL(newURL);
      if (pathname !== new URL(oldURL).pathname) return;
      if (hash === "") window.scrollTo({ top: 0, behavior: "instant" });
      else document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: "instant" });
    };
    onShow();
    window.addEventListener("pagehide", onHide);
    window.addEventListener("pageshow", onShow);
    window.addEventListener("hashchange", onHashChange);
    return () => {
      onHide();
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("pageshow", onShow);
      window.removeEventListener("hashchange", onHashChange);
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isPop = navigation === NavigationType.Pop;
    if (location.key === before.key) return;
    const isSamePage = location.pathname === before.pathname;
    const isOfList = requestedPage(location.search) !== requestedPage(before.search);
    if (isSamePage && (isPop || location.hash !== "" || isOfList)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (!isPop) document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
    setTitle(document.title);
  }, [location, navigation, mainId]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
