import { pagerEntries, type Page } from "~/lib/paginate";
import { Icon } from "../icon";
import { useWords } from "../language";
import { Link } from "../link";

const ITEM = "grid aspect-square place-items-center rounded-full font-display text-lg/none lining-nums";
const LINK = `${ITEM} not-aria-[current]:hover:bg-husk-100 aria-[current=page]:bg-palm-900 aria-[current=page]:text-husk-50 forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-[Highlight]`;

/**
 * Links to the pages of a list, as `?page=N`, with a ban icon instead of the arrow at either end (spec 4, 9). Without scripts
 * it says that only the first page can be shown.
 */
export function Pagination({ page, withoutScripts }: { page: Page<unknown>; withoutScripts: string }) {
  if (page.count < 2) return <div className="pb-16" />;
  return (
    <>
      <PageLinks {...page} />
      <p className="py-16 text-center text-muted scripted:hidden">{withoutScripts}</p>
    </>
  );
}

function PageLinks({ number, count }: Page<unknown>) {
  const words = useWords();
  return (
    <nav aria-label={words.pages} className="print:hidden noscript:hidden">
      <ul className="flex justify-center gap-1 py-16 *:min-w-0 *:flex-[0_1_48px] tablet:gap-2 tablet:pb-section">
        <li>
          <Arrow to={number - 1} count={count} label={words.previousPage} icon="arrow-left" />
        </li>
        {pagerEntries(number, count).map((entry, index, entries) =>
          entry === "gap" ? (
            <li key={`before-${entries[index + 1]}`}>
              <span className={ITEM}>…</span>
            </li>
          ) : (
            <li key={entry}>
              <Link
                to={`?page=${entry}`}
                className={LINK}
                aria-label={words.page(entry)}
                aria-current={entry === number ? "page" : undefined}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
        <li>
          <Arrow to={number + 1} count={count} label={words.nextPage} icon="arrow-right" />
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
    <Link to={`?page=${to}`} aria-label={label} className={`${LINK} border border-line text-palm-700`}>
      <Icon name={icon} className="size-5" />
    </Link>
  );
}
