/** Atom (RFC 4287) and JSON Feed. */
export const feeds = [
  { path: "/feed.xml", type: "application/atom+xml" },
  { path: "/feed.json", type: "application/feed+json" },
] as const;
