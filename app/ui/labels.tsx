import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";

/** A drop-shaped marker in the colour of the category (`--dot`). */
export const DROP =
  "before:size-3 before:flex-none before:rotate-45 before:rounded-[0_50%_50%_50%] before:bg-(--dot,var(--color-palm-500))";

type Props = { as?: "p" | "span" | "li"; className?: string; children: ReactNode };

/** A category with its marker. */
export function Chip({ as: Element = "p", className, children }: Props) {
  return (
    <Element
      className={classNames(
        "inline-flex items-baseline gap-2 text-sm leading-none font-medium text-ink",
        DROP,
        className,
      )}
    >
      {children}
    </Element>
  );
}

export function Tag({ children }: { children: ReactNode }) {
  return <li className="rounded-full border border-husk-300 px-4 py-2 text-sm leading-tight">{children}</li>;
}

/** Stars with the rating in words. */
export function Rating({ children }: { children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-1 text-sm leading-none text-muted [&_b]:font-semibold [&_b]:text-ink">
      {children}
    </p>
  );
}
