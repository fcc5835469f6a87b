import { useControlLabels } from "./language";
import { Link } from "./link";

/** A page between the home page and this one. */
export type Crumb = { label: string; to: string };

type Props = {
  breadcrumbs: readonly Crumb[];
  current: string;
  /** Omits the current page on phones, where its long name follows as the page's title. */
  short?: boolean;
};

/** The trail of links from the home page to this one. */
export function Breadcrumb({ breadcrumbs, current, short = false }: Props) {
  const labels = useControlLabels();
  return (
    <nav aria-label={labels.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {breadcrumbs.map(({ label, to }, index) => (
          <li key={to} className="flex gap-2">
            {/* The padding makes it large enough to tap. */}
            <Link to={to} className="-my-1 py-1 text-link">
              {label}
            </Link>
            <span
              aria-hidden="true"
              className={short && index === breadcrumbs.length - 1 ? "max-tablet:hidden" : undefined}
            >
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className={short ? "max-tablet:hidden" : undefined}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
