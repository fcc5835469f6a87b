import { classNames } from "~/lib/class-names";
import styles from "./shade.module.css";

/** Over a landscape, in an element with `isolate`: lets its left half carry cream words. */
export function Shade({ className }: { className: string }) {
  return <span className={classNames(styles.shade, "absolute inset-0", className)} />;
}
