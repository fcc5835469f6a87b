import { useWords } from "./language";
import { Link } from "./link";

/** A page on the way to this one. */
export type Crumb = { label: string; to: string };

/** The way from the home page to this one. */
export function Breadcrumb({ breadcrumbs, current }: { breadcrumbs: readonly Crumb[]; current: string }) {
  const words = useWords();
  return (
    <nav aria-label={words.breadcrumb} className="breadcrumb">
      <ol>
        {breadcrumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
