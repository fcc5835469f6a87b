import { href } from "react-router";
import { findFile } from "~/catalog/queries/downloads";
import { CALENDAR_URL } from "~/catalog/schemas/events";
import { findIssued, REGISTER_SCHEMA_URL, REGISTER_URL } from "~/catalog/register";
import { newestFile } from "~/features/documents/issue.server";
import { dataFile } from "~/features/documents/sheet-data.server";
import { agendaCalendar } from "./agenda-calendar.server";
import { publishRegister, registerSchema } from "./register.server";
import type { Route } from "./+types/document-file";

const answer = (body: BodyInit, type: string) => new Response(body, { headers: { "Content-Type": type } });

const jsonAnswer = (value: unknown) => answer(`${JSON.stringify(value, undefined, 2)}\n`, "application/json");

/** Serves a document in any of its versions, the register, figures as data or the agenda's calendar; prerendered as a file. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const address = href("/documentos/:file", { file: params.file });
  if (address === CALENDAR_URL) return answer(agendaCalendar(), "text/calendar; charset=utf-8");
  if (address === REGISTER_URL) return jsonAnswer(publishRegister());
  if (address === REGISTER_SCHEMA_URL) return jsonAnswer(registerSchema());
  const pdf = findIssued(address) ?? (await newestFile(address)) ?? findFile(address);
  if (pdf) return answer(new Uint8Array(pdf), "application/pdf");
  const file = dataFile(address);
  if (!file) throw new Response("Not found", { status: 404 });
  return answer(file.text, file.type);
}
