import { company } from "~/words/company";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { shop } from "~/words/navigation";

/** Tagline, the way to the shop, hours, place, phone (plain text, spec 1) and social links, on the table above the sheet. */
export function TopBar() {
  return (
    <aside aria-label={company.name} className="top-bar on-dark">
      <div className="wrap">
        <p lang="en">{company.tagline}</p>
        <Link to={shop.to} lang="es" className="text-link">
          {shop.label}
        </Link>
        <p lang="en" className="top-bar-wide">
          <Icon name="clock" />
          {company.hours}
        </p>
        <p className="top-bar-wide">
          <Icon name="pin" />
          {`${company.village}, ${company.department}`}
        </p>
        <p>
          <Icon name="phone" />
          {company.phone}
        </p>
        <ul className="top-bar-wide">
          {company.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a href={url} aria-label={name} rel="noreferrer">
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
