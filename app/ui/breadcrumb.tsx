import { Link } from "react-router";
import { useWords } from "./language";

/** The way from the home page to this one. */
export function Breadcrumb({ home, current }: { home: { label: string; to: string }; current: string }) {
  const words = useWords();
  return (
    <nav aria-label={words.breadcrumb} className="text-sm">
      <ol className="flex gap-2.5">
        <li>
          <Link to={home.to} className="text-link">
            {home.label}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
