import { Link as RouterLink, type LinkProps } from "react-router";
import { useIsNotFoundFile } from "~/startup/not-found-file";

/** A link within the site, prefetched on intent. On the SPA fallback (404.html) it loads a new document instead. */
export function Link(props: LinkProps) {
  return <RouterLink reloadDocument={useIsNotFoundFile()} prefetch="intent" {...props} />;
}
