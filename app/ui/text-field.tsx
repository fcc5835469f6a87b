import { useId, type Ref } from "react";
import { Field, FIELD, TEXT_AREA } from "./field";

type Props = {
  label: string;
  /** Shown behind the label, such as "(opcional)". */
  optional?: string | undefined;
  name: string;
  placeholder?: string;
  type?: "text" | "email" | "tel" | "password";
  inputMode?: "text" | "numeric" | "decimal";
  defaultValue?: string | undefined;
  maxLength?: number;
  /** The browser shows `title` if the value does not match. */
  pattern?: string;
  title?: string;
  autoComplete?: string;
  autoCapitalize?: "words" | "characters" | "none";
  required?: boolean;
  readOnly?: boolean;
  multiline?: boolean;
  className?: string;
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** An input or a text area with its label, validated by the browser. */
export function TextField({
  label,
  optional,
  multiline,
  className,
  ref,
  type = "text",
  ...attributes
}: Props) {
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
