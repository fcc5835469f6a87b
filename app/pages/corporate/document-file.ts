import { href } from "react-router";
import { findFile } from "~/catalog/downloads";
import { CALENDAR_URL } from "~/catalog/events";
import { technicalFiles } from "~/features/technical-sheet/technical-files.server";
import { agendaCalendar } from "./agenda-calendar.server";
import type { Route } from "./+types/document-file";

const answer = (body: BodyInit, type: string) => new Response(body, { headers: { "Content-Type": type } });

/**
 * A file that visitors take along: a technical sheet as a document or as data, a PDF of the owner, the agenda for
 * calendars. It runs at build time only and ends as a file beside the pages.
 */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const address = href("/documentos/:file", { file: params.file });
  if (address === CALENDAR_URL) return answer(agendaCalendar(), "text/calendar; charset=utf-8");
  const own = findFile(address);
  if (own) return answer(new Uint8Array(own), "application/pdf");
  const file = technicalFiles.find(({ url }) => url === address);
  if (!file) throw new Response("Not found", { status: 404 });
  return answer(await file.render(), file.type);
}
