import type { LoaderFunctionArgs } from "react-router";
import { posts } from "~/catalog/content/posts";
import { feedText } from "./feed-text";
import { feeds } from "./feeds";

/** Returns a feed, which is prerendered to a file. */
export function loader({ pattern }: Pick<LoaderFunctionArgs, "pattern">): Response {
  const kind = feeds.find(({ path }) => path === pattern);
  if (!kind) throw new Response("Not found", { status: 404 });
  return new Response(feedText(kind.type, posts), { headers: { "Content-Type": kind.type } });
}
