import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * After a navigation: the new page starts at its top (spec 2, "Global"), focus stands at its content, and its title is
 * announced. So does a link to the page that is shown already. Nothing happens on the first page, which the browser
 * announces itself, nor where only the query or the fragment changes.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(location);
  const [title, setTitle] = useState("");

  // On the way back the browser would move the page that is still shown to where the next one was left. A reload does not
  // ask the app, and keeps its place.
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
    setTitle(document.title);
  }, [location, navigation, mainId]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
