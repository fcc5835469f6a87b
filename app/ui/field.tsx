import { useId, type ComponentProps, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { classNames } from "~/lib/class-names";
import { Icon } from "./icon";

export const FIELD_LABEL = "mb-2 block text-base leading-snug font-semibold";

const INVALID = "user-invalid:border-2 user-invalid:border-fruit-600";

/** The scroll margin keeps the label visible when the browser scrolls to an invalid field. */
const CONTROL = `block w-full scroll-mt-10 rounded-field border border-line bg-field px-4 text-base ${INVALID}`;

/** Classes for an input or a select. */
export const FIELD = `${CONTROL} h-14`;

const TEXT_AREA = `${CONTROL} h-44 grow resize-y py-3`;

type Labelled = {
  label: string;
  /** A note after the label, such as "(opcional)". */
  optional?: string | undefined;
  className?: string | undefined;
};

/** A control with its label. The form sets the space between fields. */
export function Field({
  id,
  label,
  optional,
  className,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <div className={classNames("flex flex-col", className)}>
      <label id={`${id}-label`} htmlFor={id} className={FIELD_LABEL}>
        {optional ? `${label} ` : label}
        {optional ? <small className="text-sm/none font-normal text-muted">{optional}</small> : null}
      </label>
      {children}
    </div>
  );
}

type TextFieldProps = Labelled &
  InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> & {
    multiline?: boolean;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** An input or a text area, validated by the browser. */
export function TextField({
  label,
  optional,
  className,
  multiline,
  ref,
  type = "text",
  ...attributes
}: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} optional={optional} className={className}>
      {multiline ? (
        <textarea id={id} ref={ref} className={TEXT_AREA} {...attributes} />
      ) : (
        <input id={id} type={type} className={FIELD} {...attributes} />
      )}
    </Field>
  );
}

type SelectFieldProps = Omit<Labelled, "optional"> &
  ComponentProps<"select"> & { options: readonly (readonly [value: string, text: string])[] };

export function SelectField({ label, options, className, ...attributes }: SelectFieldProps) {
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

export function CheckField({ hint, children, ...attributes }: ComponentProps<"input"> & { hint?: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 text-base leading-snug">
      <input type="checkbox" {...attributes} className="size-6 flex-none accent-palm-700" />
      <span>
        {children}
        {hint ? <small className="block text-sm text-muted">{hint}</small> : null}
      </span>
    </label>
  );
}
