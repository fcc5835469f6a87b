import { useId } from "react";
import { Icon } from "./icon";

type Props = {
  label: string;
  name: string;
  required?: boolean;
  defaultValue: string | undefined;
  options: readonly (readonly [value: string, text: string])[];
};

/** A select below its label. Validation is the browser's own. */
export function SelectField({ label, options, ...attributes }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="relative">
        <select id={id} {...attributes}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-4.5 right-4 size-5" />
      </div>
    </div>
  );
}
