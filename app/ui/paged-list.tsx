import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigationType, type LinkProps } from "react-router";
import { pagerEntries, requestedPage, type Page } from "~/lib/paginate";
import beforePaint from "~/startup/before-paint.ts?script";
import { Icon } from "./icon";
import { useControlLabels } from "./language";
import { Link } from "./link";
import { prefersReducedMotion } from "./reduced-motion";
import { usePathname } from "./use-pathname";

/** Delay in ms between choosing another page and scrolling to the top (docs/product.md, section 9). */
const SCROLL_AFTER = 200;

type Props = {
  page: Page<unknown>;
  /** Says which part of the list is shown; visible only beside `tools`. */
  status: ReactNode;
  /** Controls beside the status. */
  tools?: ReactNode;
  withoutScripts: string;
  children: ReactNode;
};

const TOOLBAR =
  "mb-8 flex flex-wrap items-center gap-3 border-b border-husk-300 py-4 tablet:mb-12 tablet:gap-6 tablet:py-6";

/**
 * One page of a list with its pager, hidden until it is the requested page. Changing pages, with the pager or Back, scrolls
 * to the top, and the pager also moves the focus to the status.
 */
export function PagedList({ page, status, tools, withoutScripts, children }: Props) {
  const { key, search } = useLocation();
  const isRequested = requestedPage(search, page.count) === page.number;
  const requested = requestedPage(search);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ key, requested });
  const isChosen = useNavigationType() === NavigationType.Push;

  useLayoutEffect(() => {
    if (isRequested) delete document.documentElement.dataset["firstPageHidden"];
  }, [isRequested]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, requested };
    // On a direct visit to ?page=N the location key does not change.
    if (before.key === key || before.requested === requested) return;
    if (isChosen) statusLine.current?.focus({ preventScroll: true });
    const timer = setTimeout(
      () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" }),
      SCROLL_AFTER,
    );
    return () => clearTimeout(timer);
  }, [requested, key, isChosen]);

  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      <div data-list className="first-page-hidden:invisible">
        <div className={tools ? TOOLBAR : undefined}>
          <p
            ref={statusLine}
            role="status"
            tabIndex={-1}
            className={tools ? "w-full tablet:mr-auto tablet:w-auto" : "sr-only"}
          >
            {status}
          </p>
          {tools}
        </div>
        {children}
        {page.count < 2 ? (
          <div className="pb-16" />
        ) : (
          <>
            <Pager {...page} />
            <p className="py-16 text-center text-muted scripted:hidden">{withoutScripts}</p>
          </>
        )}
      </div>
    </>
  );
}

const ITEM = "grid aspect-square place-items-center rounded-full font-display text-lg/none table-figures";

/** Links to the pages of a list, as `?page=N`. At either end a ban icon replaces the arrow. */
function Pager({ number, count }: Page<unknown>) {
  const labels = useControlLabels();
  return (
    <nav aria-label={labels.pages} className="print:hidden noscript:hidden">
      <ul className="flex justify-center gap-1 pt-16 pb-section *:min-w-0 *:flex-[0_1_48px] tablet:gap-2">
        <li>
          <Arrow to={number - 1} count={count} label={labels.previousPage} icon="arrow-left" />
        </li>
        {pagerEntries(number, count).map((entry, index, entries) =>
          entry === "gap" ? (
            <li key={`before-${entries[index + 1]}`}>
              <span className={ITEM}>…</span>
            </li>
          ) : (
            <li key={entry}>
              <ListLink
                page={entry}
                className={`${ITEM} ${entry === number ? "bg-palm-900 text-husk-50" : "hover:bg-husk-100"}`}
                aria-label={labels.page(entry)}
                aria-current={entry === number ? "page" : undefined}
              >
                {entry}
              </ListLink>
            </li>
          ),
        )}
        <li>
          <Arrow to={number + 1} count={count} label={labels.nextPage} icon="arrow-right" />
        </li>
      </ul>
    </nav>
  );
}

type ArrowProps = { to: number; count: number; label: string; icon: "arrow-left" | "arrow-right" };

function Arrow({ to, count, label, icon }: ArrowProps) {
  return to < 1 || to > count ? (
    <span role="link" aria-disabled="true" aria-label={label} className={`${ITEM} text-muted`}>
      <Icon name="ban" className="size-5" />
    </span>
  ) : (
    <ListLink
      page={to}
      aria-label={label}
      className={`${ITEM} border border-line text-palm-700 hover:bg-husk-100`}
    >
      <Icon name={icon} className="size-5" />
    </ListLink>
  );
}

function ListLink({ page, ...link }: Omit<LinkProps, "to"> & { page: number }) {
  return <Link to={`${usePathname()}?page=${page}`} {...link} />;
}
