import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from "react-router";

/** A link within the site. What it leads to is fetched as soon as a visitor points at it, focuses or touches it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />;
}

/** The same, for menus: it says when it leads to the page that is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink prefetch="intent" {...props} />;
}
