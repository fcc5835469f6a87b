import { useId, type Ref } from "react";

type Props = {
  label: string;
  /** Stands behind the label in a lighter hand, such as "(opcional)". */
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
  /** Of the text area. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** A label above its field. Validation is the browser's own. */
export function TextField({ label, optional, multiline, ref, type = "text", ...attributes }: Props) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>
        {optional ? `${label} ` : label}
        {optional ? <small>{optional}</small> : null}
      </label>
      {multiline ? (
        <textarea id={id} ref={ref} {...attributes} />
      ) : (
        <input id={id} type={type} {...attributes} />
      )}
    </p>
  );
}
