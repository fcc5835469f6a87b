import { useRef, type ComponentProps } from "react";
import { classNames } from "~/lib/class-names";
import { Icon } from "./icon";

type Props = ComponentProps<"input"> & {
  label: string;
  /** The accessible names of the buttons. */
  less: string;
  more: string;
  compact?: boolean;
};

const STEP = "grid size-11 place-items-center rounded-full text-palm-700 hover:bg-husk-100";

/** A field for a whole number of at least 1, with buttons to change it. */
export function QuantityField({ label, less, more, compact, ...attributes }: Props) {
  const field = useRef<HTMLInputElement>(null);

  function step(direction: 1 | -1) {
    const input = field.current;
    if (!input) return;
    if (direction === 1) input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div
      className={classNames(
        "flex items-center rounded-full border border-line px-2",
        compact ? "h-13 w-fit" : "min-h-15 print:hidden",
      )}
    >
      <button type="button" aria-label={less} className={STEP} onClick={() => step(-1)}>
        <Icon name="minus" className="size-5" />
      </button>
      <input
        ref={field}
        type="number"
        aria-label={label}
        inputMode="numeric"
        min={1}
        step={1}
        className="h-11 w-16 rounded-field text-center display-figures text-xl"
        {...attributes}
      />
      <button type="button" aria-label={more} className={STEP} onClick={() => step(1)}>
        <Icon name="plus" className="size-5" />
      </button>
    </div>
  );
}
