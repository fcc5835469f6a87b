import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { classNames } from "~/lib/class-names";
import { Field, FIELD } from "./field";
import { Icon } from "./icon";

/** Letters typed within this time of each other form one search string. */
const TYPEAHEAD_TIMEOUT_MS = 500;

type ListboxOption = { value: string; label: string };

type Props = {
  label: string;
  name: string;
  options: readonly ListboxOption[];
  autoComplete: string;
  defaultValue: string;
  className?: string;
};

/** A select-only combobox after the ARIA Authoring Practices, with type-ahead. */
export function Listbox({ label, name, autoComplete, options, defaultValue, className }: Props) {
  const base = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const typed = useRef({ letters: "", at: 0 });
  const chosen = options.findIndex((option) => option.value === value);

  useEffect(() => {
    const form = button.current?.form;
    const reset = () => setValue(defaultValue);
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, [defaultValue]);

  useEffect(() => {
    if (!open) return;
    function onClick(event: MouseEvent) {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [open]);

  // Shows the whole list if there is room, then at least the active option.
  useEffect(() => {
    if (open) document.getElementById(`${base}-list`)?.scrollIntoView({ block: "nearest" });
  }, [open, base]);
  useEffect(() => {
    if (open) document.getElementById(`${base}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [open, active, base]);

  function show(index: number) {
    setActive(index);
    setOpen(true);
  }

  function choose(index: number) {
    const option = options[index];
    if (option) setValue(option.value);
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const from = open ? active : chosen;
    const places: Record<string, number> = {
      ArrowDown: open ? Math.min(active + 1, last) : chosen,
      ArrowUp: open ? Math.max(active - 1, 0) : chosen,
      Home: 0,
      End: last,
    };
    const place = startingWith(event, from) ?? places[event.key];
    if (place !== undefined && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      show(place);
    } else if (open && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      choose(active);
    } else if (open && event.key === "Tab") {
      choose(active);
    } else if (open && event.key === "Escape") {
      event.preventDefault();
      setOpen(false);
    }
  }

  /** Type-ahead; repeating one letter cycles through the options that start with it. */
  function startingWith({ key, timeStamp }: KeyboardEvent, from: number): number | undefined {
    if (!/^\p{L}$/u.test(key)) {
      typed.current.letters = "";
      return undefined;
    }
    const before = timeStamp - typed.current.at < TYPEAHEAD_TIMEOUT_MS ? typed.current.letters : "";
    const letters = before + key.toLowerCase();
    typed.current = { letters, at: timeStamp };
    const isRepeated = letters.replaceAll(letters.charAt(0), "") === "";
    const start = isRepeated ? from + 1 : from;
    const sought = isRepeated ? letters.slice(0, 1) : letters;
    const places = options.map((_, index) => (start + index) % options.length);
    return places.find((index) => options[index]?.label.toLowerCase().startsWith(sought));
  }

  function closeWhenLeft(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only observes that focus leaves
    <div ref={box} className={classNames("relative", className)} onBlur={closeWhenLeft}>
      <Field id={base} label={label}>
        <button
          ref={button}
          id={base}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={`${base}-list`}
          aria-activedescendant={open ? `${base}-${active}` : undefined}
          className={`group/combobox ${FIELD}`}
          onClick={() => (open ? setOpen(false) : show(chosen))}
          onKeyDown={onKeyDown}
        >
          <span className="flex items-center justify-between">
            {options[chosen]?.label}
            <Icon
              name="chevron-down"
              className="size-4.5 transition-[rotate] group-aria-expanded/combobox:rotate-180"
            />
          </span>
        </button>
      </Field>
      <input type="hidden" name={name} autoComplete={autoComplete} value={value} />
      <div
        id={`${base}-list`}
        role="listbox"
        tabIndex={-1}
        aria-labelledby={`${base}-label`}
        hidden={!open}
        className="absolute inset-x-0 top-full z-10 mt-1 scroll-my-4 rounded-field border border-husk-300 bg-husk-50 p-2 shadow-float"
        // Keeps the focus on the button.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focused button handles the keys
          <div
            key={option.value}
            id={`${base}-${index}`}
            role="option"
            aria-selected={index === chosen}
            data-active={index === active ? "" : undefined}
            className="group/option flex min-h-11 cursor-pointer items-center justify-between rounded-field px-3 data-active:bg-husk-100 data-active:outline-2 data-active:-outline-offset-2 data-active:outline-palm-700"
            onClick={() => choose(index)}
            onPointerMove={() => setActive(index)}
          >
            {option.label}
            <Icon name="check" className="invisible size-4.5 group-aria-selected/option:visible" />
          </div>
        ))}
      </div>
    </div>
  );
}
