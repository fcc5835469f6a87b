import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";

type FieldProps = {
  id: string;
  value: string;
  /** What it asks for, if it cannot take its value. */
  fault: string | undefined;
  onChange: (value: string) => void;
  label?: string;
  /** In place of a label in sight. */
  ariaLabel?: string;
  hint?: string;
  inputMode?: "decimal";
  /** Makes it a select. */
  options?: readonly (readonly [value: string, text: string])[];
};

/** A line or a select, with its label above and its fault below. */
export function Field({
  id,
  value,
  fault,
  onChange,
  label,
  ariaLabel,
  hint,
  inputMode,
  options,
}: FieldProps) {
  const control = {
    id,
    value,
    "aria-label": ariaLabel,
    ...(fault ? { "aria-invalid": true, "aria-describedby": `${id}-fault` } : {}),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const isInRow = label === undefined;
  return (
    <div className={isInRow ? "field mt-0 mb-3 ml-8 tablet:contents" : "field"}>
      {isInRow ? null : <label htmlFor={id}>{label}</label>}
      {options ? (
        <div className="relative">
          <select {...control}>
            {options.map(([each, text]) => (
              <option key={each} value={each}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-4.5 right-4 size-5" />
        </div>
      ) : (
        <input
          {...control}
          maxLength={80}
          autoComplete="off"
          inputMode={inputMode}
          placeholder={hint}
          className={isInRow ? "h-12! px-3! tablet:my-2" : undefined}
        />
      )}
      {fault ? (
        <p
          id={`${id}-fault`}
          className={classNames(
            "mt-2 text-sm leading-[1.4] font-medium text-fruit-600",
            isInRow && "tablet:col-span-full tablet:mt-0 tablet:mb-3 tablet:ml-8",
          )}
        >
          {fault}
        </p>
      ) : null}
    </div>
  );
}

type GroupProps = { legend: string; className?: string; children: ReactNode };

/** A question with several answers. */
export function Group({ legend, className, children }: GroupProps) {
  return (
    <fieldset className={classNames("mt-6", className)}>
      <legend className="mb-1 text-base leading-[1.4] font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Below the words. */
  hint?: readonly string[];
  children: string;
};

/** A checkbox with its words. */
export function Choice({ checked, onChange, hint, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-base leading-[1.35]">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-5 flex-none accent-palm-700"
      />
      <span>
        {children}
        {hint ? <small className="block text-sm text-muted">{hint.filter(Boolean).join(" · ")}</small> : null}
      </span>
    </label>
  );
}
