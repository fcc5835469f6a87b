import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import styles from "./chip.module.css";

/** The class for a drop-shaped marker in the category's colour (`--dot`). */
export const DROP = styles.drop;

type Props = { as?: "p" | "span" | "li"; className?: string; children: ReactNode };

/** A category with its marker. */
export function Chip({ as: Element = "p", className, children }: Props) {
  return (
    <Element
      className={classNames(
        "inline-flex items-center gap-2 text-sm leading-none font-medium text-ink",
        DROP,
        className,
      )}
    >
      {children}
    </Element>
  );
}

type TagsProps = { tags: readonly string[]; label?: string; className?: string };

export function Tags({ tags, label, className }: TagsProps) {
  return (
    <ul aria-label={label} className={classNames("flex flex-wrap gap-2", className)}>
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-husk-300 px-4 py-2 text-sm leading-tight">
          {tag}
        </li>
      ))}
    </ul>
  );
}
