import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { classNames } from "~/lib/class-names";
import { Link } from "./link";

type CardProps = {
  as?: "article" | "li";
  label?: string;
  /** Clips its content at its rounded corners. */
  clipped?: boolean;
  /** The current one of its list. */
  active?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A card that is clickable as a whole through its `CardLink`. Hover zooms its `Tile` and underlines the link. */
export function Card({
  as: Element = "article",
  label,
  clipped = false,
  active = false,
  className,
  children,
}: CardProps) {
  return (
    <Element
      aria-label={label}
      data-active={active ? "" : undefined}
      className={classNames(
        "group/card relative print:break-inside-avoid",
        // Clipping would hide the link's focus ring, so the card shows it.
        clipped &&
          "overflow-clip rounded-card outline-offset-4 outline-palm-700 has-focus-visible:outline-2 has-focus-visible:outline-solid",
        className,
      )}
    >
      {children}
    </Element>
  );
}

/** The link of a card. Other controls on the card need `z-2`. */
export function CardLink({ className, ...link }: LinkProps & { className?: string }) {
  return (
    <Link
      {...link}
      className={classNames(
        "underline decoration-transparent decoration-1 underline-offset-[0.16em] transition-[text-decoration-color] duration-200 active:decoration-current can-hover:group-hover/card:decoration-current",
        "after:absolute after:inset-0 after:z-1 after:rounded-card after:outline-offset-4 after:outline-(--focus,var(--color-palm-700)) focus-visible:outline-none focus-visible:after:outline-2",
        className,
      )}
    />
  );
}
