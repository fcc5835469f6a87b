import { classNames } from "~/lib/class-names";
import { Link } from "~/ui/link";
import { usePathname } from "~/ui/use-pathname";
import type { MenuGroup, PageLink } from "~/words/navigation";
import styles from "./menu-link.module.css";

type LabelProps = {
  current: boolean | undefined;
  /** Underlines the whole label, on the rule below the menu. */
  isTab?: boolean;
  children: string;
};

/** Whether the group contains the page at this path. */
export const hasPage = ({ items, also = [] }: MenuGroup, path: string) =>
  also.includes(path) || items.some(({ to }) => to === path);

/** The label of a link or group, underlined if it is, or contains, the current page. */
export function MenuLabel({ current, isTab = false, children }: LabelProps) {
  return (
    <span data-current={current || undefined} className={classNames(styles.label, isTab && styles.tab)}>
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
