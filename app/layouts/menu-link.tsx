import { Link } from "~/ui/link";
import { usePathname } from "~/ui/use-pathname";
import type { PageLink } from "~/words/navigation";
import styles from "./menu-link.module.css";

type LabelProps = { current: boolean | undefined; children: string };

/** The words of a link or a group in a menu, with a stroke below where it leads to the shown page or holds it. */
export function MenuLabel({ current, children }: LabelProps) {
  return (
    <span data-current={current || undefined} className={styles.label}>
      {children}
    </span>
  );
}

type LinkProps = PageLink & { className: string; onClick?: () => void };

export function MenuLink({ label, to, ...rest }: LinkProps) {
  const isCurrent = usePathname() === to;
  return (
    <Link to={to} aria-current={isCurrent ? "page" : undefined} {...rest}>
      <MenuLabel current={isCurrent}>{label}</MenuLabel>
    </Link>
  );
}
