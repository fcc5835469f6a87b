import { findWrittenPage } from "~/catalog/written-pages";
import { WrittenPage as Sections } from "~/sections/written-page";
import { documentsOf } from "./register.server";
import type { Route } from "./+types/written-page";
import { corporateMeta } from "./corporate-meta";

export function loader({ pattern }: Route.LoaderArgs) {
  const page = findWrittenPage(pattern);
  if (!page) throw new Response(null, { status: 404 });
  return { ...page, documents: documentsOf(pattern) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

/** The pages whose text the owner writes (spec 2, "Corporate pages"). */
export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  return <Sections content={loaderData} />;
}
