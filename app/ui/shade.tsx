import { classNames } from "~/lib/class-names";
import styles from "./shade.module.css";

/** Darkens the left half of a picture for light text; the parent needs `isolate`. */
export function Shade({ className }: { className: string }) {
  return <span className={classNames(styles.shade, "absolute inset-0", className)} />;
}
