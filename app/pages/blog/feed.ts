import { posts } from "~/catalog/content/posts";
import { atomFeed } from "./atom-feed.server";

/** The journal's feed, prerendered to a file. */
export const loader = (): Response =>
  new Response(atomFeed(posts), { headers: { "Content-Type": "application/atom+xml" } });
