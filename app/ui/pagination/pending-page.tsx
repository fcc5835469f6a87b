import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigation, useNavigationType } from "react-router";
import { requestedPage, type Page } from "~/lib/paginate";
import beforePaint from "~/startup/before-paint.ts?script";
import { useWords } from "../language";
import { Link } from "../link";
import { prefersReducedMotion } from "../reduced-motion";

/** The page scrolls to its top this many ms after another page of the list was chosen (spec 9). */
const SCROLL_AFTER = 200;

/**
 * Holds one page of a list; shown once it is the page that the address asks for. After another one was chosen, by the
 * pager or by Back, the window goes to its top (spec 4), and with the pager the focus to the line that says which (a
 * `role="status"` inside). A page that could not be loaded is answered in words, over the first one.
 */
export function PendingPage({ page, children }: { page: Page<unknown>; children: ReactNode }) {
  const words = useWords();
  const { key, pathname, search } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const isThere = page.missing !== undefined || requestedPage(search, page.count) === page.number;
  const holder = useRef<HTMLDivElement>(null);
  // What says that a page could not be loaded stands at the top, too.
  const state = `${page.number} ${page.missing}`;
  const shown = useRef({ key, state });
  const isChosen = useNavigationType() === "PUSH";

  useLayoutEffect(() => {
    if (isThere) window.firstPageHidden?.replaceSync("");
  }, [isThere]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, state };
    // The page that an address asks for at first comes under the same key.
    if (before.key === key || before.state === state) return;
    if (isChosen) holder.current?.querySelector<HTMLElement>("[role=status]")?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" }),
      SCROLL_AFTER,
    );
    return () => clearTimeout(timer);
  }, [state, key, isChosen]);

  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <div ref={holder} aria-busy={isLoading} className="page-of-list">
        {page.missing === undefined ? null : (
          <p role="alert" className="page-missing">
            {words.pageMissing(page.missing)}{" "}
            <Link to={`?page=${page.missing}`} className="text-link">
              {words.tryAgain}
            </Link>
          </p>
        )}
        {children}
      </div>
    </>
  );
}
