import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation: the new page starts at its top (spec 2, "Global"), focus stands at its content, and its title is
 * announced. Nothing happens on the first page, which the browser announces itself.
 */
export function RouteAnnouncer({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById(mainId)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, mainId]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
