import { useWords } from "./language";
import { Link } from "./link";

/** A page on the way to this one. */
export type Crumb = { label: string; to: string };

/** The way from the home page to this one. */
export function Breadcrumb({ breadcrumbs, current }: { breadcrumbs: readonly Crumb[]; current: string }) {
  const words = useWords();
  return (
    <nav aria-label={words.breadcrumb} className="text-sm">
      <ol className="flex flex-wrap gap-x-2.5">
        {breadcrumbs.map(({ label, to }) => (
          <li key={to} className="flex gap-2.5">
            <Link to={to} className="-my-1 py-1 text-link">
              {label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
