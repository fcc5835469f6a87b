import { useId, type KeyboardEvent, type ReactNode } from "react";
import { SEGMENT, SEGMENTS } from "./segments";

const LOOKS = {
  segments: { list: SEGMENTS, tab: SEGMENT },
  /** Titles on a line, which scrolls on phones. */
  line: {
    list: "-mx-(--gutter) mb-8 tablet:mb-12 flex gap-3 overflow-x-auto border-b border-husk-300 px-(--gutter) [scrollbar-width:none] noscript:hidden tablet:mx-0 tablet:gap-12 tablet:px-0 print:hidden",
    tab: "min-h-11 flex-none border-b-3 border-transparent pb-3 font-display text-base/tight text-muted -outline-offset-4 hover:text-ink aria-selected:border-fruit-600 aria-selected:text-ink tablet:text-xl/tight",
  },
};

/** What a tab list and its panels share, after the ARIA Authoring Practices. The parent holds the selection. */
export type Tabs<Id extends string> = {
  base: string;
  selected: Id;
  select: (id: Id) => void;
};

export function useTabs<Id extends string>(selected: Id, select: (id: Id) => void): Tabs<Id> {
  return { base: useId(), selected, select };
}

type ListProps<Id extends string> = {
  tabs: Tabs<Id>;
  label: string;
  items: readonly { id: Id; title: ReactNode }[];
  look: keyof typeof LOOKS;
};

/** Arrow keys, Home and End select a tab; Tab moves on to the panel. */
export function TabList<Id extends string>({ tabs, label, items, look }: ListProps<Id>) {
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
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside have the focus
    <div role="tablist" aria-label={label} className={LOOKS[look].list} onKeyDown={onKeyDown}>
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={LOOKS[look].tab}
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
  /** Without focusable content; the panel itself takes the focus then. */
  text?: boolean;
  className?: string;
  children: ReactNode;
};

/** Without JavaScript, styles show all panels below each other. */
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
