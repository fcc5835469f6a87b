import { useLocation } from "react-router";
import { Link } from "~/ui/link";
import { farm } from "~/words/navigation";

/** The second row of the demo's pages, under the header: the way between shop, journal and farm (spec 2, "Home 3"). */
export function FarmMenu() {
  const { pathname } = useLocation();

  function markOf({ to, section }: (typeof farm.links)[number]) {
    if (pathname === to) return "page";
    return section.some((beginning) => pathname.startsWith(beginning)) || undefined;
  }

  return (
    <nav aria-label={farm.label} className="farm-menu">
      <ul className="wrap">
        {farm.links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={markOf(link)}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
