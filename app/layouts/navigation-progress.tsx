import { useNavigation } from "react-router";

/** A line at the top of the window while another page is on its way; it comes only where that takes a while. */
export function NavigationProgress() {
  return useNavigation().state === "loading" ? (
    <div aria-hidden="true" className="navigation-progress" />
  ) : null;
}
