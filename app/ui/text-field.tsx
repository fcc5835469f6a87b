import { useId, type Ref } from "react";
import { Field, FIELD, TEXT_AREA } from "./field";

type Props = {
  label: string;
  /** Follows the label in a lighter weight, such as "(opcional)". */
  optional?: string | undefined;
  name: string;
  placeholder?: string;
  type?: "text" | "email" | "tel" | "password";
  inputMode?: "text" | "numeric" | "decimal";
  defaultValue?: string | undefined;
  maxLength?: number;
  /** What is typed must match it; the browser shows the title if it does not. */
  pattern?: string;
  title?: string;
  autoComplete?: string;
  autoCapitalize?: "words" | "characters" | "none";
  required?: boolean;
  readOnly?: boolean;
  /** A text area instead of a line. */
  multiline?: boolean;
  /** Its place in the form. */
  className?: string;
  /** Of the text area. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** A line or a text area. Validation is the browser's own. */
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
