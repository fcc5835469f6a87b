import { useLocation } from "react-router";
import { useIsNotFoundFile } from "~/startup/not-found-file";

/**
 * The path of the current page, without a trailing slash: prerendering requests `/historia/`, but visitors hydrate at
 * `/historia`. Empty in the not-found file, which is prerendered as `/`.
 */
export function usePathname(): string {
  const { pathname } = useLocation();
  return useIsNotFoundFile() ? "" : pathname.replace(/(.)\/$/, "$1");
}
