import { useNavigation } from "react-router";

/** A progress line at the top of the window. Its animation starts late, because most pages load sooner. */
export function NavigationProgress() {
  return useNavigation().state === "loading" ? (
    <div
      aria-hidden="true"
      data-progress
      className="fixed inset-x-0 top-0 z-70 h-1 origin-left animate-progress bg-fruit-600 has-[~[data-offline]]:hidden"
    />
  ) : null;
}
