import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

export const FIELD_LABEL = "mb-2 block text-base leading-snug font-semibold";

/** The scroll margin keeps the label in view when the browser scrolls to an invalid field. */
const CONTROL =
  "block w-full scroll-mt-10 rounded-field border border-line bg-field px-4 text-base placeholder:text-muted placeholder:opacity-100 focus-visible:border-palm-700 user-invalid:border-fruit-600 user-invalid:inset-ring user-invalid:inset-ring-fruit-600 aria-invalid:border-fruit-600 aria-invalid:inset-ring aria-invalid:inset-ring-fruit-600";

/** For an input, a select, or the button of a listbox. */
export const FIELD = `${CONTROL} h-14`;
export const TEXT_AREA = `${CONTROL} h-[clamp(156px,17vw,240px)] min-h-24 grow resize-y py-3`;

type Props = {
  id: string;
  label: string;
  /** Shown behind the label, such as "(opcional)". */
  optional?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A control with its label. Forms set the distance between fields. */
export function Field({ id, label, optional, className, children }: Props) {
  return (
    <div className={classNames("flex flex-col", className)}>
      <label id={`${id}-label`} htmlFor={id} className={FIELD_LABEL}>
        {optional ? `${label} ` : label}
        {optional ? <small className="text-sm font-normal text-muted">{optional}</small> : null}
      </label>
      {children}
    </div>
  );
}
