import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from "react-router";
import { isNotFoundFile } from "~/startup/app-scripts";
import { fetchAhead } from "./fetch-ahead";

/** What the router would mark links for, all routes being known from the start. */
const UNMARKED = { discover: "none" } as const;

/**
 * A link within the site. What it leads to is fetched as soon as a visitor points at it, focuses or touches it. From the
 * file for unknown paths it leads to a new document: the route that matches there has no data to be left with.
 */
export function Link(props: LinkProps) {
  return <RouterLink reloadDocument={isNotFoundFile()} {...UNMARKED} {...fetchAhead} {...props} />;
}

/** The same, for menus: it says when it leads to the page that is shown. */
export function NavLink(props: NavLinkProps) {
  return <RouterNavLink reloadDocument={isNotFoundFile()} {...UNMARKED} {...fetchAhead} {...props} />;
}
