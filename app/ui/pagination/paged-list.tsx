import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";
import { requestedPage, type Page } from "~/lib/paginate";
import beforePaint from "~/startup/before-paint.ts?script";
import { useWords } from "../language";
import { Link } from "../link";
import { prefersReducedMotion } from "../reduced-motion";
import { Pagination } from "./pagination";

/** The page scrolls to its top this many ms after another page of the list was chosen (spec 9). */
const SCROLL_AFTER = 200;

type Props = {
  page: Page<unknown>;
  /** Which part of the list the page shows. */
  status: ReactNode;
  statusClass: string;
  /** Beside the status. */
  tools?: ReactNode;
  withoutScripts: string;
  children: ReactNode;
};

/**
 * One page of a list with its pager, hidden until it is the requested page. Another page, by the pager or by Back, scrolls the
 * window to its top (spec 4); the pager also moves the focus to the status. If a page fails to load, the first one shows below
 * a message.
 */
export function PagedList({ page, status, statusClass, tools, withoutScripts, children }: Props) {
  const words = useWords();
  const { key, pathname, search } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const isRequested = page.missing !== undefined || requestedPage(search, page.count) === page.number;
  const statusLine = useRef<HTMLParagraphElement>(null);
  // A missing page changes it too: its message is at the top.
  const state = `${page.number} ${page.missing}`;
  const shown = useRef({ key, state });
  const isChosen = useNavigationType() === NavigationType.Push;

  useLayoutEffect(() => {
    if (isRequested) window.firstPageHidden?.replaceSync("");
  }, [isRequested]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, state };
    // The page of the first address loads under the same key.
    if (before.key === key || before.state === state) return;
    if (isChosen) statusLine.current?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" }),
      SCROLL_AFTER,
    );
    return () => clearTimeout(timer);
  }, [state, key, isChosen]);

  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <div
        aria-busy={isLoading}
        data-list
        className="aria-busy:opacity-60 aria-busy:transition-opacity aria-busy:delay-200"
      >
        {page.missing === undefined ? null : (
          <p role="alert" className="mt-8 rounded-field bg-husk-100 p-4 font-medium forced-colors:border">
            {words.pageMissing(page.missing)}{" "}
            <Link to={`?page=${page.missing}`} className="text-link">
              {words.tryAgain}
            </Link>
          </p>
        )}
        <div className={statusClass}>
          <p ref={statusLine} role="status" tabIndex={-1}>
            {status}
          </p>
          {tools}
        </div>
        {children}
        <Pagination page={page} withoutScripts={withoutScripts} />
      </div>
    </>
  );
}
