import { NavLink } from "~/ui/link";
import { farm } from "~/words/navigation";

/** The second row of the demo's pages, under the header: the way between shop, journal and farm (spec 2, "Home 3"). */
export function FarmMenu() {
  return (
    <nav aria-label={farm.label} className="farm-menu">
      <ul className="wrap">
        {farm.links.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
