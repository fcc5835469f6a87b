import type { LoaderFunctionArgs } from "react-router";
import { technicalFiles } from "~/features/technical-sheet/technical-files.server";

/** A technical sheet as a document or as data; it runs at build time only and ends as a file beside the pages. */
export async function loader({ pattern }: LoaderFunctionArgs): Promise<Response> {
  const file = technicalFiles.find(({ url }) => url === pattern);
  if (!file) throw new Response("Not found", { status: 404 });
  return new Response(await file.render(), { headers: { "Content-Type": file.type } });
}
