import { renderToStaticMarkup } from "react-dom/server";
import { findWrittenPage } from "~/catalog/written-pages";
import { WrittenPage as Sections } from "~/sections/written-page";
import { meanwhileOf } from "./meanwhile.server";
import { documentsOf } from "./register.server";
import type { Route } from "./+types/written-page";
import { corporateMeta } from "./corporate-meta";

export function loader({ pattern }: Route.LoaderArgs) {
  const page = findWrittenPage(pattern);
  if (!page) throw new Response(null, { status: 404 });
  const { placeholder, ...content } = page;
  const meanwhile = placeholder === undefined ? undefined : meanwhileOf(pattern, placeholder);
  return {
    ...content,
    meanwhile: meanwhile && renderToStaticMarkup(meanwhile),
    documents: documentsOf(pattern),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.hero);

/** The pages whose text the owner writes (spec 2, "Corporate pages"). */
export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  return <Sections content={loaderData} />;
}
