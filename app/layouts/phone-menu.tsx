import { useEffect, useRef } from "react";
import { BREAKPOINTS } from "~/lib/sizes";
import { closeDialog, Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { useControlLabels } from "~/ui/language";
import { usePathname } from "~/ui/use-pathname";
import { company } from "~/words/company";
import * as frame from "~/words/frame";
import * as navigation from "~/words/navigation";
import { hasPage, MenuLink } from "./menu-link";

const DIALOG_ID = "menu";

/** The menu for small windows: a full-height sheet with the groups as accordions. */
export function PhoneMenu() {
  const labels = useControlLabels();
  const pathname = usePathname();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => closeDialog(dialog.current);

  // Closes the sheet when the window gets wide enough for the main menu, and on Back and Forward.
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${BREAKPOINTS.desktop}px)`);
    const onChange = () => closeDialog(dialog.current);
    wide.addEventListener("change", onChange);
    window.addEventListener("popstate", onChange);
    return () => {
      wide.removeEventListener("change", onChange);
      window.removeEventListener("popstate", onChange);
    };
  }, []);

  // It opens as a popover, which works without JavaScript and paints sooner, then becomes modal to make the page behind it
  // inert.
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
    <div className="desktop:hidden">
      <button
        type="button"
        popoverTarget={DIALOG_ID}
        aria-label={frame.header.openMenu}
        aria-haspopup="dialog"
        className="grid size-11 place-items-center"
        onClick={makeModal}
      >
        <Icon name="menu" />
      </button>
      <Dialog ref={dialog} id={DIALOG_ID} popover="auto" look="sheet" label={frame.header.mainMenu}>
        <div className="flex min-h-full flex-col px-(--gutter) pb-16 text-ink">
          <div className="-mr-2 flex h-(--header) items-center justify-end">
            <button
              type="button"
              popoverTarget={DIALOG_ID}
              popoverTargetAction="hide"
              aria-label={labels.close}
              className="grid size-11 place-items-center"
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav>
            {/* Opens the new page's group even if the visitor has closed it. */}
            <ul key={pathname}>
              {navigation.mainMenu.map((entry) => (
                <li
                  key={entry.label}
                  className="-mb-px border-y border-husk-300 font-display text-xl tracking-tight"
                >
                  {"items" in entry ? (
                    <details name="phone-menu" open={hasPage(entry, pathname)} className="group">
                      <summary className="flex min-h-16 items-center justify-between">
                        {entry.label}
                        <Icon
                          name="chevron-down"
                          className="size-5 text-muted transition-[rotate] group-open:rotate-180"
                        />
                      </summary>
                      <ul className="pb-4 pl-4 font-text text-base tracking-normal">
                        {entry.items.map((item) => (
                          <li key={item.to}>
                            <MenuLink {...item} className="flex min-h-11 items-center" onClick={close} />
                          </li>
                        ))}
                      </ul>
                    </details>
                  ) : (
                    <MenuLink {...entry} className="flex min-h-16 items-center" onClick={close} />
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <MenuLink
            {...navigation.shop}
            className="mt-4 flex min-h-11 items-center self-start text-link"
            onClick={close}
          />
          <p className="mt-auto pt-12 text-muted">
            {company.phone}
            <br />
            <span lang="en">{company.hours}</span>
          </p>
        </div>
      </Dialog>
    </div>
  );
}
