import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from "react-router";
import { useIsNotFoundFile } from "~/startup/not-found-file";

/**
 * A link within the site. Pointing at it, focusing or touching it prefetches its page. From the not-found file it loads a
 * new document.
 */
export function Link(props: LinkProps) {
  return <RouterLink reloadDocument={useIsNotFoundFile()} prefetch="intent" {...props} />;
}

/** The same, for menus: it says when it leads to the page that is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink reloadDocument={useIsNotFoundFile()} prefetch="intent" {...props} />;
}
