import { href } from "react-router";
import { ownFiles } from "~/catalog/content/downloads";
import { findIssued, REGISTER_URL } from "~/catalog/content/document-register";
import { CALENDAR_URL } from "~/catalog/content/events";
import { newestFile } from "~/catalog/technical-documents/issue";
import { dataFile } from "~/catalog/technical-documents/sheet-data";
import { agendaCalendar } from "./agenda-calendar.server";
import { publishRegister } from "~/catalog/technical-documents/register";
import type { Route } from "./+types/document-file";

const answer = (body: BodyInit, type: string) => new Response(body, { headers: { "Content-Type": type } });

/** Prerendered as a file: a PDF in any version, the register, sheet data, or the agenda's calendar. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const address = href("/documentos/:file", { file: params.file });
  if (address === CALENDAR_URL) return answer(agendaCalendar(), "text/calendar; charset=utf-8");
  if (address === REGISTER_URL)
    return answer(JSON.stringify(publishRegister(), undefined, 2), "application/json");
  const data = dataFile(address);
  if (data) return answer(data.text, data.type);
  const pdf = findIssued(address) ?? (await newestFile(address)) ?? ownFiles.get(address);
  if (!pdf) throw new Response("Not found", { status: 404 });
  return answer(new Uint8Array(pdf), "application/pdf");
}
