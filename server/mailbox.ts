import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

/** Where the contact form is posted without EmailJS keys. */
export const MAILBOX_PATH = "/api/v1.0/email/send-form";

const MAX_BYTES = 64 * 1024;
const REQUIRED = ["name", "email", "message", "service_id", "template_id", "user_id"];

/** Roughly what `<input type=email>` accepts, without characters that could add an address or a header. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/;

/** Replaces the EmailJS service: responds with 200 `OK` or a reason, and writes each message to `outbox` as `.eml`. */
export function createMailbox(outbox: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = (status: number, text: string) =>
      void response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(text);

    const form = await readForm(request);
    if (typeof form === "number")
      return reply(form, `The body must be a multipart form of at most ${MAX_BYTES} bytes`);
    const field = (name: string) => {
      const value = form.get(name);
      return typeof value === "string" ? value.trim() : "";
    };
    const missing = REQUIRED.find((name) => !field(name));
    if (missing) return reply(400, `${missing} is required`);
    if (!EMAIL.test(field("email"))) return reply(400, "email is not an address");

    const eml = await compose(field);
    mkdirSync(outbox, { recursive: true });
    const time = new Date().toISOString().replaceAll(":", "-");
    writeFileSync(join(outbox, `${time}-${randomUUID()}.eml`), eml);
    reply(200, "OK");
  };
}

/**
 * Reads the form, or returns the status of the refusal. Reads to the end even beyond the limit, because browsers read the
 * response only after sending the whole body.
 */
async function readForm(request: IncomingMessage): Promise<FormData | 400 | 413> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size <= MAX_BYTES) chunks.push(bytes);
  }
  if (size > MAX_BYTES) return 413;
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  return new Response(Buffer.concat(chunks), { headers }).formData().catch(() => 400);
}

async function compose(field: (name: string) => string): Promise<Buffer> {
  // A development dependency, which a server without a mailbox need not have installed.
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const name = field("name").replace(/[\s\p{Cc}]+/gu, " ");
  const email = field("email");
  return new MailComposer({
    from: { name: "Formulario de contacto", address: "sitio@localhost" },
    to: "empresa@localhost",
    replyTo: { name, address: email },
    subject: `Mensaje de ${name}`,
    text: `Nombre: ${name}
Correo electrónico: ${email}
Teléfono: ${field("phone") || "no indicado"}

Mensaje:
${field("message").replace(/\r\n?/g, "\n")}
`,
    encoding: "quoted-printable",
    newline: "windows",
  })
    .compile()
    .build();
}
