import { Link } from "~/ui/link";

type Props = { label: string; links: readonly { label: string; to: string }[] };

/** A page's own navbar under the header (spec 2, "Home 3"): the way to the rest of the farm. */
export function FarmNav({ label, links }: Props) {
  return (
    <nav aria-label={label} className="farm-nav">
      <ul className="wrap">
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
