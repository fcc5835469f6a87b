import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icon";
import { usePathname } from "~/ui/use-pathname";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";
import type { MenuGroup } from "~/words/navigation";
import { hasPage, MenuLabel, MenuLink } from "./menu-link";

const ENTRY = "flex h-12 items-center gap-1 whitespace-nowrap hover:text-palm-700";

/** The menu for wide windows: links, and groups that open and close on click. */
export function MainMenu() {
  return (
    <nav
      aria-label={frame.header.mainMenu}
      className="text-sm font-medium max-desktop:hidden 1400:text-base print:hidden"
    >
      <ul className="flex gap-3 1400:gap-6">
        {navigation.mainMenu.map((entry) => (
          <li key={entry.label}>
            {"items" in entry ? <Group group={entry} /> : <MenuLink {...entry} className={ENTRY} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const pathname = usePathname();
  return (
    <Disclosure
      className="group relative"
      summaryClassName={ENTRY}
      summary={
        <>
          <MenuLabel current={hasPage(group, pathname)}>{group.label}</MenuLabel>
          <Icon
            name="chevron-down"
            className="size-4 stroke-2 text-muted transition-[rotate] duration-200 group-open:rotate-180"
          />
        </>
      }
      panelClassName="-left-6 min-w-60 p-2"
    >
      <ul>
        {group.items.map((item) => (
          <li key={item.to}>
            <MenuLink
              {...item}
              className="block rounded-field px-4 py-2 whitespace-nowrap hover:bg-husk-100"
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
