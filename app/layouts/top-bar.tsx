import { company } from "~/words/company";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { shop } from "~/words/navigation";

const ITEM = "flex items-center gap-1 whitespace-nowrap tablet:gap-2";

/** Tagline, link to the shop, hours, place, phone (as plain text) and social links, above the page surface. */
export function TopBar() {
  return (
    <aside aria-label={company.name} className="text-xs on-dark tablet:text-sm">
      <div className="wrap flex min-h-10 flex-wrap items-center gap-1 py-2 tablet:gap-6 tablet:py-0">
        <p
          lang="en"
          className="mr-auto font-display text-xs/none text-husk-50 italic [word-spacing:0.06em] tablet:text-base/none tablet:whitespace-nowrap"
        >
          {company.tagline}
        </p>
        <Link to={shop.to} lang="es" className="text-link hover:text-husk-50 max-tablet:hidden">
          {shop.label}
        </Link>
        <p lang="en" className={`${ITEM} max-1300:hidden`}>
          <Icon name="clock" className="size-4" />
          {company.hours}
        </p>
        <p className={`${ITEM} max-desktop:hidden`}>
          <Icon name="pin" className="size-4" />
          {`${company.village}, ${company.department}`}
        </p>
        <p className={ITEM}>
          <Icon name="phone" className="size-4" />
          {company.phone}
        </p>
        <ul className="-mr-2 flex border-l border-line-on-dark pl-4 max-desktop:hidden">
          {company.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a
                href={url}
                aria-label={name}
                rel="noreferrer"
                className="grid min-h-10 w-8 place-items-center hover:text-husk-50 focus-visible:-outline-offset-2"
              >
                <Icon name={icon} className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
