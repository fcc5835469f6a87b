import { Link } from "~/ui/link";
import { usePathname } from "~/ui/use-pathname";
import { farm } from "~/words/navigation";
import { MenuLabel } from "./menu-link";

/** The demo pages' second row of menu items. */
export function FarmMenu() {
  const pathname = usePathname();

  function markOf({ to, section }: (typeof farm.links)[number]) {
    if (pathname === to) return "page";
    return section.some((beginning) => pathname.startsWith(beginning)) || undefined;
  }

  return (
    <nav aria-label={farm.label} className="border-b border-husk-300 text-xs/5 tablet:text-sm print:hidden">
      <ul className="wrap flex flex-wrap justify-between gap-x-2 tablet:justify-start tablet:gap-x-8">
        {farm.links.map((link) => (
          <li key={link.to}>
            <Link
              to={link.to}
              aria-current={markOf(link)}
              className="block py-3 font-medium whitespace-nowrap hover:text-palm-700 focus-visible:-outline-offset-2"
            >
              <MenuLabel current={markOf(link) !== undefined} isTab>
                {link.label}
              </MenuLabel>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
