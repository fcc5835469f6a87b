import type { LoaderFunctionArgs } from "react-router";
import { technicalSheets } from "~/catalog/technical-sheets";
import { renderTechnicalSheet } from "~/features/technical-sheet/technical-sheet-pdf.server";

/** The PDF of a technical sheet; it runs at build time only and ends as a file beside the pages. */
export async function loader({ pattern }: LoaderFunctionArgs): Promise<Response> {
  const sheet = technicalSheets.find(({ url }) => url === pattern);
  if (!sheet) throw new Response("Not found", { status: 404 });
  return new Response(await renderTechnicalSheet(sheet), { headers: { "Content-Type": "application/pdf" } });
}
