import { useLocation } from "react-router";
import { classNames } from "~/lib/class-names";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icon";
import { NavLink } from "~/ui/link";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";
import type { MenuGroup } from "~/words/navigation";

/** The main menu of wide windows: links, and groups that toggle on click (spec 2, "Main menu"). */
export function MainMenu() {
  return (
    <nav aria-label={frame.header.mainMenu} className="main-menu">
      <ul>
        {navigation.mainMenu.map((entry) => (
          <li key={entry.label}>
            {"items" in entry ? (
              <Group group={entry} />
            ) : (
              <NavLink to={entry.to} end className="menu-item">
                {entry.label}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { label, items, also } }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  return (
    <Disclosure
      name="header"
      className="relative"
      summaryClassName={classNames(
        "menu-item",
        (items.some(({ to }) => to === pathname) || also?.includes(pathname)) && "menu-item-current",
      )}
      summary={
        <>
          {label}
          <Icon name="chevron-down" />
        </>
      }
    >
      <ul className="header-panel">
        {items.map((item) => (
          <li key={item.to}>
            <NavLink to={item.to}>
              <span className="menu-words">{item.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
