import { Link } from "~/ui/link";
import { usePathname } from "~/ui/use-pathname";
import { farm } from "~/words/navigation";

/** The second menu row of the demo's pages. */
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
              className="-mx-2 block rounded-field px-2 py-3 font-medium whitespace-nowrap decoration-fruit-600 decoration-2 underline-offset-16 hover:text-palm-700 hover:underline focus-visible:-outline-offset-4 aria-[current]:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
