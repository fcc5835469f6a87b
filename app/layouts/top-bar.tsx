import { company } from "~/words/company";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { shop } from "~/words/navigation";

/** Tagline, the way to the shop, hours, place, phone (plain text, spec 1) and social links, on the table above the sheet. */
export function TopBar() {
  return (
    <aside aria-label={company.name} className="text-[clamp(12px,3.3vw,13px)] on-dark tablet:text-sm">
      <div className="wrap flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 tablet:gap-x-7 tablet:py-0">
        <p
          lang="en"
          className="mr-auto font-display text-[clamp(12.5px,3.6vw,15px)] [line-height:1] text-husk-50 italic tablet:text-[17px] tablet:whitespace-nowrap"
        >
          {company.tagline}
        </p>
        <Link to={shop.to} lang="es" className="hidden text-link hover:text-husk-50 tablet:inline">
          {shop.label}
        </Link>
        <div className="hidden items-center gap-2 desktop:flex">
          <Icon name="clock" className="size-4" />
          <p lang="en">{company.hours}</p>
        </div>
        <div className="hidden items-center gap-2 desktop:flex">
          <Icon name="pin" className="size-4" />
          <p>{`${company.village}, ${company.department}`}</p>
        </div>
        <div className="flex items-center gap-1.5 whitespace-nowrap tablet:gap-2">
          <Icon name="phone" className="size-3.5 tablet:size-4" />
          <p>{company.phone}</p>
        </div>
        <ul className="-mr-2 hidden border-l border-line-on-dark pl-4 desktop:flex">
          {company.social.map(({ name, url, icon }) => (
            <li key={name}>
              <a
                href={url}
                aria-label={name}
                rel="noreferrer"
                className="grid h-10 w-8 place-items-center hover:text-husk-50 focus-visible:-outline-offset-2"
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
