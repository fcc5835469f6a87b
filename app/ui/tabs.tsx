import { useId, type KeyboardEvent, type ReactNode } from "react";
import { SEGMENT, SEGMENTS } from "./segments";

/** Tabs after the W3C pattern: what a list of tabs and its panels share. The owner keeps which is selected. */
export type Tabs<Id extends string> = {
  base: string;
  selected: Id;
  select: (id: Id) => void;
};

/** Names for the tabs and panels of one group. */
export function useTabs<Id extends string>(selected: Id, select: (id: Id) => void): Tabs<Id> {
  return { base: useId(), selected, select };
}

type ListProps<Id extends string> = {
  tabs: Tabs<Id>;
  label: string;
  items: readonly { id: Id; title: ReactNode }[];
  /** In one frame, or as `className` says. */
  look?: "segments";
  className?: string;
};

/** The row of tabs. Arrow keys, Home and End move and select; Tab goes on to the panel. */
export function TabList<Id extends string>({ tabs, label, items, look, className }: ListProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = items.findIndex(({ id }) => id === tabs.selected);
    const places: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + items.length,
      Home: 0,
      End: items.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : items[place % items.length];
    if (!next) return;
    event.preventDefault();
    tabs.select(next.id);
    const tab = document.getElementById(tabId(tabs, next.id));
    tab?.focus();
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  return (
    // The tabs inside have the focus; this only hears their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-label={label} className={look ? SEGMENTS : className} onKeyDown={onKeyDown}>
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={look ? SEGMENT : undefined}
          id={tabId(tabs, id)}
          aria-selected={id === tabs.selected}
          aria-controls={panelId(tabs, id)}
          tabIndex={id === tabs.selected ? 0 : -1}
          onClick={() => tabs.select(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

type PanelProps<Id extends string> = {
  tabs: Tabs<Id>;
  id: Id;
  /** Holds nothing that takes the focus, so the panel itself does. */
  text?: boolean;
  className?: string;
  children: ReactNode;
};

/** What a tab shows. Panels that are not selected are hidden; without scripts all of them stand one below the other. */
export function TabPanel<Id extends string>({ tabs, id, text, className, children }: PanelProps<Id>) {
  return (
    <div
      role="tabpanel"
      id={panelId(tabs, id)}
      aria-labelledby={tabId(tabs, id)}
      hidden={id !== tabs.selected}
      tabIndex={text ? 0 : undefined}
      className={className}
    >
      {children}
    </div>
  );
}

function tabId<Id extends string>({ base }: Tabs<Id>, id: Id): string {
  return `${base}-tab-${id}`;
}

function panelId<Id extends string>({ base }: Tabs<Id>, id: Id): string {
  return `${base}-panel-${id}`;
}
