import { useLocation } from "react-router";
import { useIsNotFoundFile } from "~/startup/not-found-file";

/**
 * The path of the shown page; empty in the file for unknown paths, which is prerendered as `/`. Prerendering requests
 * `/historia/`, but visitors hydrate at `/historia`.
 */
export function usePathname(): string {
  const { pathname } = useLocation();
  return useIsNotFoundFile() ? "" : pathname.replace(/(.)\/$/, "$1");
}
