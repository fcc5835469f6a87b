import { useRef, type InputHTMLAttributes } from "react";
import { Icon } from "./icon";

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "readOnly"
> & {
  label: string;
  /** What the two buttons are called; they follow the field's own steps. */
  less: string;
  more: string;
  className?: string;
};

/** A number from 1 up in steps of 1, with a button on either side. */
export function QuantityField({ label, less, more, className, ...attributes }: Props) {
  const field = useRef<HTMLInputElement>(null);

  function step(direction: 1 | -1) {
    const input = field.current;
    if (!input) return;
    if (direction === 1) input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className={`quantity-field ${className ?? ""}`}>
      <button type="button" aria-label={less} onClick={() => step(-1)}>
        <Icon name="minus" className="size-[18px]" />
      </button>
      <input
        ref={field}
        type="number"
        aria-label={label}
        inputMode="numeric"
        min={1}
        step={1}
        {...attributes}
      />
      <button type="button" aria-label={more} onClick={() => step(1)}>
        <Icon name="plus" className="size-[18px]" />
      </button>
    </div>
  );
}
