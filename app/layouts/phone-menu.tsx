import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { closeDialog, Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { useWords } from "~/ui/language";
import { NavLink } from "~/ui/link";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";
import type { PageLink } from "~/words/navigation";

const DIALOG_ID = "menu";

/** Where the main menu takes over (theme.css, `desktop`). */
const WIDE = "(width >= 1181px)";

/** The menu of small windows: a button, and a full-height sheet from the right with the groups as accordions. */
export function PhoneMenu() {
  const dialog = useRef<HTMLDialogElement>(null);

  // A window that grows wide enough for the main menu, and going back or forward, leave no sheet behind.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const onChange = () => closeDialog(dialog.current);
    wide.addEventListener("change", onChange);
    window.addEventListener("popstate", onChange);
    return () => {
      wide.removeEventListener("change", onChange);
      window.removeEventListener("popstate", onChange);
    };
  }, []);

  // The platform opens it as a popover, with and without scripts, for half the work. Once that is painted it becomes
  // modal: the page behind it turns inert.
  function makeModal() {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (!dialog.current?.matches(":popover-open")) return;
        dialog.current.hidePopover();
        dialog.current.showModal();
      }),
    );
  }

  return (
    <div className="phone-menu-way">
      <button
        type="button"
        popoverTarget={DIALOG_ID}
        aria-label={frame.header.openMenu}
        aria-haspopup="dialog"
        className="header-button"
        onClick={makeModal}
      >
        <Icon name="menu" />
      </button>
      <Dialog ref={dialog} id={DIALOG_ID} popover="auto" look="dialog-sheet" label={frame.header.mainMenu}>
        <MenuSheet onClose={() => closeDialog(dialog.current)} />
      </Dialog>
    </div>
  );
}

function MenuSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { pathname } = useLocation();
  return (
    <div className="phone-menu">
      <div>
        <button
          type="button"
          popoverTarget={DIALOG_ID}
          popoverTargetAction="hide"
          aria-label={words.close}
          className="header-button"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav>
        <ul>
          {navigation.mainMenu.map((entry) => (
            <li key={entry.label}>
              {"items" in entry ? (
                <details name="phone-menu" open={entry.items.some(({ to }) => to === pathname)}>
                  <summary>
                    {entry.label}
                    <Icon name="chevron-down" />
                  </summary>
                  <ul>
                    {entry.items.map((item) => (
                      <li key={item.to}>
                        <MenuLink {...item} onClose={onClose} />
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <MenuLink {...entry} onClose={onClose} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <MenuLink {...navigation.shop} onClose={onClose} />
      <p>
        {company.phone}
        <br />
        <span lang="en">{company.hours}</span>
      </p>
    </div>
  );
}

function MenuLink({ label, to, onClose }: PageLink & { onClose: () => void }) {
  return (
    <NavLink to={to} end onClick={onClose}>
      <span className="menu-words">{label}</span>
    </NavLink>
  );
}
