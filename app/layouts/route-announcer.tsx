import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * After each navigation, even to the current page, scrolls to the top or to the linked section, focuses the content and
 * announces the title. Ignores the first page, which the browser announces, and changes to only the query or fragment.
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
    onShow();
    window.addEventListener("pagehide", onHide);
    window.addEventListener("pageshow", onShow);
    return () => {
      onHide();
      window.removeEventListener("pagehide", onHide);
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = location;
    const isSamePage = location.pathname === before.pathname;
    const isRepeated =
      location.search === before.search && location.hash === "" && navigation !== NavigationType.Pop;
    if (location.key === before.key || (isSamePage && !isRepeated)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: "instant" });
    setTitle(document.title);
  }, [location, navigation, mainId]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
