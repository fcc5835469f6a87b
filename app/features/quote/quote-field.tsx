import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";

type FieldProps = {
  id: string;
  label: string;
  /** What it asks for, if it cannot take what stands in it. */
  fault: string | undefined;
  children: ReactNode;
};

/** A label above its control, and below it what is wrong with it. */
export function QuoteField({ id, label, fault, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <QuoteFault id={id} fault={fault} />
    </div>
  );
}

/** What is wrong with a control, under it. */
export function QuoteFault({ id, fault }: { id: string; fault: string | undefined }) {
  return fault ? (
    <p id={`${id}-fault`} className="quote-fault">
      {fault}
    </p>
  ) : null;
}

/** The attributes by which a control tells what is wrong with it. */
export const faultAttributes = (id: string, fault: string | undefined) =>
  fault ? ({ "aria-invalid": true, "aria-describedby": `${id}-fault` } as const) : {};

type SelectProps = {
  id: string;
  label: string;
  fault?: string | undefined;
  value: string;
  /** Said of the choice that is none; without it there is none. */
  open?: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
};

/** A choice of one, the browser's own. */
export function QuoteSelect({ id, label, fault, value, open, options, onChange }: SelectProps) {
  return (
    <QuoteField id={id} label={label} fault={fault}>
      <div className="quote-select">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          {...faultAttributes(id, fault)}
        >
          {open === undefined ? null : <option value="">{open}</option>}
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </QuoteField>
  );
}
