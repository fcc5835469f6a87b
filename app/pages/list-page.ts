import { lists } from "~/catalog/queries/lists";
import type { Route } from "./+types/list-page";

/** Returns a page of a list as JSON. It is prerendered for all `listPagePaths`. */
export function loader({ params }: Route.LoaderArgs) {
  const list = Object.entries(lists).find(([name]) => name === params.list)?.[1];
  if (!list) throw new Response(null, { status: 404 });
  return Response.json(list(Number(params.page)));
}
