import { classNames } from "~/lib/class-names";
import { useWords } from "./language";
import { Link } from "./link";

/** A page on the way to this one. */
export type Crumb = { label: string; to: string };

type Props = {
  breadcrumbs: readonly Crumb[];
  current: string;
  /** Its last name is long and stands right below as the page's title: phones leave it out. */
  short?: boolean;
};

/** The way from the home page to this one. */
export function Breadcrumb({ breadcrumbs, current, short = false }: Props) {
  const words = useWords();
  return (
    <nav aria-label={words.breadcrumb} className={classNames("breadcrumb", short && "breadcrumb-short")}>
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
