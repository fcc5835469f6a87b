import { useNavigation } from "react-router";

/** A line at the top of the window while another page loads; its animation starts late, since most pages are faster. */
export function NavigationProgress() {
  return useNavigation().state === "loading" ? (
    <div
      aria-hidden="true"
      data-progress
      className="fixed inset-x-0 top-0 z-70 h-1 origin-left animate-progress bg-fruit-600 has-[~[data-offline]]:hidden"
    />
  ) : null;
}
