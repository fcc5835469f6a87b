import type { ReactNode } from "react";
import type { LinkProps } from "react-router";
import { classNames } from "~/lib/class-names";
import styles from "./card.module.css";
import { Link } from "./link";

type CardProps = {
  as?: "article" | "li";
  label?: string;
  /** Clips the content at the rounded corners. */
  clipped?: boolean;
  /** Marks the current card in a list. */
  active?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A card whose `CardLink` makes all of it clickable. Hovering zooms its `Tile` and underlines the link. */
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

/** The link of a card. It covers the card, so other controls on it need `z-2`. */
export function CardLink({ className, ...link }: LinkProps & { className?: string }) {
  return <Link {...link} className={classNames(styles.link, className)} />;
}
