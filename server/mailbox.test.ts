import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { startSite, type Site } from "../testing/start-site.ts";
import { MAILBOX_PATH } from "./mailbox.ts";

/** What the contact form sends. */
const FIELDS = {
  name: "Ana Ruiz",
  email: "ana@correo.example",
  phone: "300 123 4567",
  message: "Hola,\nquiero cotizar aceite.",
  lib_version: "4.4.1",
  service_id: "service",
  template_id: "template",
  user_id: "key",
};

function post(site: Site, changes: Partial<typeof FIELDS> = {}): Promise<Response> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...FIELDS, ...changes })) body.append(field, value);
  return fetch(`http://127.0.0.1:${site.port}${MAILBOX_PATH}`, { method: "POST", body });
}

async function expectRefusal(site: Site, reply: Response, status: number, reason: string): Promise<void> {
  expect([reply.status, await reply.text()]).toEqual([status, reason]);
  expect(existsSync(site.outbox)).toBe(false);
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replace(/=([\dA-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/g, (_match, kind: string, text: string) =>
      kind === "B" ? Buffer.from(text, "base64").toString() : decodeQuoted(text.replaceAll("_", " ")),
    );
}

/** Reads the headers and text of the only message. */
async function readMail(site: Site) {
  const names = await readdir(site.outbox);
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+\.eml$/)]);
  const [head = "", ...rest] = (await readFile(join(site.outbox, names.join("")), "utf8")).split("\r\n\r\n");
  expect(head).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  const lines = head.replace(/\r\n(?=[ \t])/g, "").split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), decodeWords(line.slice(colon + 1).trim())];
  });
  return {
    headers: Object.fromEntries(headers),
    text: decodeQuoted(rest.join("\r\n\r\n")).replaceAll("\r\n", "\n"),
  };
}

test("stores a message as an .eml file", async () => {
  const site = await startSite();
  const reply = await post(site);
  expect([reply.status, await reply.text()]).toEqual([200, "OK"]);
  const { headers, text } = await readMail(site);
  expect(headers).toMatchObject({
    From: "Formulario de contacto <sitio@localhost>",
    To: "empresa@localhost",
    "Reply-To": "Ana Ruiz <ana@correo.example>",
    Subject: "Mensaje de Ana Ruiz",
  });
  expect(text).toBe(`Nombre: Ana Ruiz
Correo electrónico: ana@correo.example
Teléfono: 300 123 4567

Mensaje:
Hola,
quiero cotizar aceite.
`);
});

test("accepts a message without a phone number", async () => {
  const site = await startSite();
  expect((await post(site, { phone: "" })).status).toBe(200);
  expect((await readMail(site)).text).toContain("Teléfono: no indicado\n");
});

test.each([
  ["José Ñandú", "José Ñandú"],
  ["Ελένη 山田 שלום 🌴👩‍🌾", "Ελένη 山田 שלום 🌴👩‍🌾"],
  ['"Ana", <x@evil.example>', '"Ana", <x@evil.example>'],
  ["Ana\r\nBcc: x@evil.example", "Ana Bcc: x@evil.example"],
  ["Ana\r\n\r\nOtro cuerpo\0", "Ana Otro cuerpo"],
])("accepts the name %j without adding a header", async (name, shown) => {
  const site = await startSite();
  expect((await post(site, { name })).status).toBe(200);
  const { headers } = await readMail(site);
  expect(headers["Subject"]).toBe(`Mensaje de ${shown.trim()}`);
  expect(headers["Reply-To"]).toMatch(/ <ana@correo\.example>$/);
  expect(headers).not.toHaveProperty("Bcc");
});

test("keeps line breaks and special characters", async () => {
  const site = await startSite();
  await post(site, {
    message: "uno\r\n.\r\n\r\nBcc: x@evil.example\n=3D ñ 🌴 " + "palma ".repeat(200) + "fin",
  });
  const { headers, text } = await readMail(site);
  expect(headers).not.toHaveProperty("Bcc");
  expect(text).toContain("uno\n.\n\nBcc: x@evil.example\n=3D ñ 🌴 palma palma");
});

test.each(["name", "email", "message", "service_id", "template_id", "user_id"])(
  "refuses a form without %s",
  async (field) => {
    const site = await startSite();
    await expectRefusal(site, await post(site, { [field]: " \r\n " }), 400, `${field} is required`);
  },
);

test.each(["no es un correo", "ana@", "ana@correo.example, x@evil.example", "Ana <ana@correo.example>"])(
  "refuses the address %j",
  async (email) => {
    const site = await startSite();
    await expectRefusal(site, await post(site, { email }), 400, "email is not an address");
  },
);

test("refuses a body that is too large or not a form", async () => {
  const site = await startSite();
  const reason = "The body must be a multipart form of at most 65536 bytes";
  await expectRefusal(site, await post(site, { message: "a".repeat(1_000_000) }), 413, reason);
  const url = `http://127.0.0.1:${site.port}${MAILBOX_PATH}`;
  await expectRefusal(site, await fetch(url, { method: "POST", body: "{}" }), 400, reason);
  expect((await post(site)).status).toBe(200);
});

test("answers 500 if the outbox is not writable, and keeps running", async () => {
  const site = await startSite();
  await mkdir(dirname(site.outbox), { recursive: true });
  await writeFile(site.outbox, "x");
  expect((await post(site)).status).toBe(500);
  expect((await fetch(`http://127.0.0.1:${site.port}/`)).status).toBe(200);
});
