import type { SyntheticEvent } from "react";
import { addressesOf } from "~/startup/router-internals";
import { missingSheet } from "~/startup/whole-sheet";
import { isUnreached, UNREACHED } from "./reach";

/** The page that was fetched last: a press on a link focuses it, too. */
let fetched = "";

function intend({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
  setTimeout(() => {
    // Who only passed over it has left it by now.
    if (link.matches(":hover, :focus, :active")) fetchPage(link);
  }, 100);
}

function report() {
  fetched = "";
  window.dispatchEvent(new Event(UNREACHED));
}

function fetchPage({ pathname }: HTMLAnchorElement) {
  if (pathname === fetched) return;
  fetched = pathname;
  for (const url of [...addressesOf(pathname), ...missingSheet()]) {
    fetch(url)
      .then((reply) => {
        if (isUnreached(reply)) report();
        return reply.blob();
      })
      // The press asks again, and answers for what cannot be had.
      .catch(report);
  }
}

/**
 * Handlers of a link: once a visitor points at it, focuses or touches it, the data and the code of its page are fetched
 * into the browser's cache. In place of React Router's `prefetch`, because Firefox holds `<link rel="prefetch">` against
 * `default-src`, and remembers a module that could not be preloaded until the document is left.
 */
export const fetchAhead = { onMouseEnter: intend, onFocus: intend, onTouchStart: intend };
