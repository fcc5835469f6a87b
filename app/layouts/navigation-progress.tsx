import { useNavigation } from "react-router";
import { adoptRules } from "~/ui/adopt-rules";
import styles from "./navigation-progress.css?inline";

adoptRules(styles);

/** A line at the top of the window while another page is on its way; it comes only where that takes a while. */
export function NavigationProgress() {
  return useNavigation().state === "loading" ? (
    <div aria-hidden="true" className="navigation-progress" />
  ) : null;
}
