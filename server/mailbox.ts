import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { replyText } from "./reply.ts";

/** Where `@emailjs/browser` posts its form, with this site as its `origin`. */
export const MAILBOX_PATH = "/api/v1.0/email/send-form";

/** What the mailbox takes before it refuses. */
export type MailboxLimits = {
  /** Bytes of one request body, everything included. */
  bodyBytes: number;
  /** Messages that may lie in the outbox at once. */
  messages: number;
  /** Messages accepted in any 60 seconds, all visitors together. */
  perMinute: number;
};

/** The limits in force: room for any honest use, while the outbox can never hold more than about 64 MB. */
export const MAILBOX_LIMITS: MailboxLimits = { bodyBytes: 64 * 1024, messages: 1000, perMinute: 30 };

const MINUTE = 60_000;
const FROM = { name: "Formulario de contacto", address: "sitio@localhost" };
const TO = "contacto@aceitescorozal.example";

/** Code points of the name that go into a header, so that no header line passes RFC 5322's 998 bytes. */
const HEADER_NAME_LENGTH = 200;

/** What `<input type=email>` calls one address (HTML standard); it admits no space, comma or angle bracket. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
const EMAIL_LENGTH = 254;

type Message = { name: string; email: string; phone: string; message: string };

class Refusal extends Error {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;

  constructor(status: number, reason: string, headers: OutgoingHttpHeaders = {}) {
    super(reason);
    this.status = status;
    this.headers = headers;
  }
}

/**
 * Makes the local stand-in for the EmailJS service: each valid form becomes one `.eml` file.
 * Answers 200 `OK`, or a one-line reason: 400 (the field at fault is named), 403 (sent from another site),
 * 413 (body too large), 429 (too many in a minute), 500 (the disk refused), 507 (outbox full).
 *
 * @param outbox Folder of the messages; made when the first one arrives.
 * @param limits Replaces some of `MAILBOX_LIMITS`.
 * @returns A handler for POST requests. It rejects when the client leaves mid-body; nothing is written then.
 */
export function createMailbox(outbox: string, limits: Partial<MailboxLimits> = {}) {
  const { bodyBytes, messages, perMinute } = { ...MAILBOX_LIMITS, ...limits };
  let accepted: number[] = [];

  // Synchronous on purpose: no other request can run between the counts and the rename.
  function deliver(eml: Buffer): void {
    const now = performance.now();
    accepted = accepted.filter((time) => now - time < MINUTE);
    if (accepted.length >= perMinute) {
      const [oldest = now] = accepted;
      const seconds = Math.ceil((oldest + MINUTE - now) / 1000);
      throw new Refusal(429, "Too many messages, try again later", { "Retry-After": seconds });
    }
    try {
      mkdirSync(outbox, { recursive: true, mode: 0o700 });
      if (readdirSync(outbox).filter((name) => name.endsWith(".eml")).length >= messages) {
        throw new Refusal(507, "The outbox is full");
      }
      writeWhole(outbox, eml);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      throw new Refusal(500, `The message could not be saved (${code})`);
    }
    accepted.push(now);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const site = request.headers["sec-fetch-site"];
      if (site !== undefined && site !== "same-origin") {
        throw new Refusal(403, "Only this site's own pages may send messages");
      }
      const type = request.headers["content-type"] ?? "";
      if (!/^multipart\/form-data\s*;/i.test(type)) {
        throw new Refusal(400, "content-type: must be multipart/form-data");
      }
      const body = await readBody(request, bodyBytes);
      deliver(await compose(readMessage(await parseForm(body, type))));
      replyText(response, 200, "OK");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What was left unread must not be taken for the next request.
      if (!request.complete) response.setHeader("Connection", "close");
      replyText(response, error.status, error.message, error.headers);
    }
  };
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new Refusal(413, `body: must not be larger than ${limit} bytes`);
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early must not destroy the request: its socket carries the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > limit) throw tooLarge;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function parseForm(body: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Refusal(400, "body: is not a readable multipart form");
  }
}

function readMessage(form: FormData): Message {
  const fields = new Map<string, string>();
  for (const [field, value] of form) {
    const label = oneLine(field).slice(0, 40);
    if (typeof value !== "string") throw new Refusal(400, `${label}: must be text, not a file`);
    if (fields.has(field)) throw new Refusal(400, `${label}: must not be repeated`);
    fields.set(field, field === "message" ? value.replace(/\r\n?/g, "\n").trim() : oneLine(value));
  }
  const required = (field: string): string => {
    const value = fields.get(field);
    if (!value) throw new Refusal(400, `${field}: is required`);
    return value;
  };
  const message = {
    name: required("name"),
    email: required("email"),
    phone: fields.get("phone") ?? "",
    message: required("message"),
  };
  if (message.email.length > EMAIL_LENGTH || !EMAIL.test(message.email)) {
    throw new Refusal(400, "email: must be one e-mail address");
  }
  for (const field of ["service_id", "template_id", "user_id"]) required(field);
  return message;
}

function compose({ name, email, phone, message }: Message): Promise<Buffer> {
  // A name that spells a MIME encoded word must arrive as it was typed, not decoded.
  const headerName = Array.from(name).slice(0, HEADER_NAME_LENGTH).join("").replaceAll("=?", "= ?");
  const text = [
    `Nombre: ${name}`,
    `Correo electrónico: ${email}`,
    `Teléfono: ${phone || "no indicado"}`,
    "",
    "Mensaje:",
    message,
    "",
  ].join("\n");
  return new MailComposer({
    from: FROM,
    to: TO,
    replyTo: { name: headerName, address: email },
    subject: `Mensaje de ${headerName}`,
    text,
    encoding: "quoted-printable",
    newline: "windows",
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

function writeWhole(outbox: string, eml: Buffer): void {
  const id = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}`;
  const temporary = join(outbox, `.${id}.tmp`);
  try {
    writeFileSync(temporary, eml, { flag: "wx", mode: 0o600 });
    renameSync(temporary, join(outbox, `${id}.eml`));
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Runs of white space and control characters (line breaks of every script included) become one space. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ").trim();
}
