import { useId } from "react";
import { Field, FIELD } from "./field";
import { Icon } from "./icon";

type Props = {
  label: string;
  name: string;
  required?: boolean;
  defaultValue: string | undefined;
  className?: string;
  options: readonly (readonly [value: string, text: string])[];
};

export function SelectField({ label, options, className, ...attributes }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} className={className}>
      <div className="relative">
        <select
          id={id}
          className={`${FIELD} cursor-pointer appearance-none pr-12 text-ellipsis`}
          {...attributes}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-4.5 right-4 size-5" />
      </div>
    </Field>
  );
}
