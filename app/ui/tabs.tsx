import type { KeyboardEvent, ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { SEGMENT, SEGMENTS } from "./segments";

const LOOKS = {
  segments: { list: SEGMENTS, tab: SEGMENT },
  /** Large titles along a line. */
  line: {
    list: "mb-8 flex flex-wrap gap-x-3 border-b border-husk-300 noscript:hidden tablet:mb-12 tablet:gap-12 print:hidden",
    tab: classNames(
      "min-h-11 border-b-2 border-transparent pb-3 font-display text-base/tight tablet:text-xl",
      "text-muted hover:text-palm-700 aria-selected:border-fruit-600 aria-selected:text-ink",
    ),
  },
};

type ListProps<Id extends string> = {
  /** A unique id (`useId`), the same for a list and its panels. */
  group: string;
  label: string;
  items: readonly { id: Id; title: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  look: keyof typeof LOOKS;
};

/**
 * Follows the ARIA APG tabs pattern: arrow keys, Home and End select a tab, and Tab moves on to the panel.
 */
export function TabList<Id extends string>({ group, label, items, selected, onSelect, look }: ListProps<Id>) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const at = items.findIndex(({ id }) => id === selected);
    const places: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1 + items.length,
      Home: 0,
      End: items.length - 1,
    };
    const place = event.altKey || event.ctrlKey || event.metaKey ? undefined : places[event.key];
    const next = place === undefined ? undefined : items[place % items.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${group}tab-${next.id}`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus
    <div role="tablist" aria-label={label} className={LOOKS[look].list} onKeyDown={onKeyDown}>
      {items.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={LOOKS[look].tab}
          id={`${group}tab-${id}`}
          aria-selected={id === selected}
          aria-controls={`${group}panel-${id}`}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

type PanelProps = {
  group: string;
  id: string;
  selected: string;
  /** Set if the content has nothing focusable, so that the panel itself takes the focus. */
  text?: boolean;
  className?: string;
  children: ReactNode;
};

/** The panel of a tab. Without JavaScript, CSS shows all panels one below another. */
export function TabPanel({ group, id, selected, text, className, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${group}panel-${id}`}
      aria-labelledby={`${group}tab-${id}`}
      hidden={id !== selected}
      tabIndex={text ? 0 : undefined}
      className={className}
    >
      {children}
    </div>
  );
}
