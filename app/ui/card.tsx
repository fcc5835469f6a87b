import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { classNames } from "~/lib/class-names";
import styles from "./card.module.css";
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
        `group/card relative print:break-inside-avoid ${styles.card}`,
        clipped && `overflow-clip rounded-card ${styles.clipped}`,
        className,
      )}
    >
      {children}
    </Element>
  );
}

/** The link of a card. Other controls on the card need `z-2`. */
export function CardLink({ className, ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={classNames(styles.link, className)} />;
}
