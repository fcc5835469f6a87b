import type { ComponentProps } from "react";
import { classNames } from "~/lib/class-names";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";

const LOOKS = {
  /** Use at most one per view. */
  primary:
    "border-transparent bg-fruit-600 text-white hover:bg-fruit-700 aria-disabled:cursor-progress aria-disabled:bg-muted",
  brand: "border-transparent bg-palm-700 text-white hover:bg-palm-900",
  outline: "border-palm-700 text-palm-700 hover:bg-palm-700 hover:text-white",
  quiet: "border-transparent bg-husk-100 text-palm-700 hover:bg-palm-700 hover:text-white",
  idle: "cursor-not-allowed border-line",
};
const SIZES = {
  normal: "min-h-13 px-8",
  large: "min-h-15 px-8",
  filling: "min-h-15 px-4",
  compact: "min-h-13 px-4",
};

const TRANSITION = "motion-safe:transition-[color,background-color,border-color] motion-safe:duration-200";

type Look = {
  look?: keyof typeof LOOKS | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** Styles elements that `Button` and `ButtonLink` do not cover, such as a download link or a file field's label. */
export function buttonClass({ look = "outline", size = "normal", className }: Look = {}): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-full border py-2 print:hidden",
    "text-center text-base leading-tight font-semibold",
    TRANSITION,
    LOOKS[look],
    SIZES[size],
    className,
  );
}

export function Button({ look, size, className, ...rest }: Look & ComponentProps<"button">) {
  return <button type="button" className={buttonClass({ look, size, className })} {...rest} />;
}

export function ButtonLink({ look, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return (
    <Link className={classNames("active:[scale:0.97]", buttonClass({ look, size, className }))} {...rest} />
  );
}

const ROUND_LOOKS = {
  outline: classNames(
    "border-current hover:border-palm-700 hover:bg-palm-700 hover:text-white",
    "in-dark:hover:border-husk-50 in-dark:hover:bg-husk-50 in-dark:hover:text-palm-900",
  ),
  /** A look for buttons on pictures. */
  light: "border-current bg-husk-50 text-palm-700 hover:border-palm-700 hover:bg-palm-700 hover:text-white",
  bare: "border-transparent text-palm-700 hover:bg-palm-700 hover:text-white",
  filled: "border-transparent bg-palm-700 text-white hover:bg-palm-900",
};

type Round = {
  /** The button's accessible name. */
  label: string;
  icon: IconName;
};

type RoundButtonProps = Round & ComponentProps<"button"> & { look?: keyof typeof ROUND_LOOKS };

const roundClass = (look: keyof typeof ROUND_LOOKS = "outline", className?: string) =>
  classNames(
    "grid size-12 flex-none place-items-center rounded-full border print:hidden",
    TRANSITION,
    "aria-pressed:bg-palm-700 aria-pressed:text-white",
    ROUND_LOOKS[look],
    className,
  );

export function RoundButton({ label, icon, look, className, ...rest }: RoundButtonProps) {
  return (
    <button type="button" aria-label={label} className={roundClass(look, className)} {...rest}>
      <Icon name={icon} className="size-5" />
    </button>
  );
}

/** A round link that opens another site in a new tab, or a mail program. */
export function RoundLink({ label, icon, href }: Round & { href: string }) {
  const tab = href.startsWith("mailto:") ? {} : { target: "_blank", rel: "noreferrer" };
  return (
    <a href={href} {...tab} aria-label={label} className={roundClass()}>
      <Icon name={icon} className="size-5" />
    </a>
  );
}
