import styles from "./menu-label.module.css";

type Props = {
  /** Whether it leads to the page that is shown, or is a group that holds it. */
  current: boolean | undefined;
  children: string;
};

/** The words of a link or a group in a menu, with a stroke below where it is current. */
export function MenuLabel({ current, children }: Props) {
  return (
    <span data-current={current || undefined} className={styles.label}>
      {children}
    </span>
  );
}
