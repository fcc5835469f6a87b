import fs from "node:fs";
import { readdir, readFile, stat, writeFile, mkdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { askRaw } from "../testing/ask.ts";
import { startSite, type Site } from "../testing/start-site.ts";
import { MAILBOX_LIMITS, MAILBOX_PATH } from "./mailbox.ts";

type Fields = Record<string, string>;

/** What `sendForm` of @emailjs/browser 4.4.1 sends, in its order. */
const FIELDS: Fields = {
  name: "Ana Ruiz",
  email: "ana@correo.example",
  phone: "300 123 4567",
  message: "Hola,\nquiero cotizar aceite.",
  lib_version: "4.4.1",
  service_id: "service",
  template_id: "template",
  user_id: "key",
};

function makeForm(changes: Fields = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...FIELDS, ...changes })) form.append(field, value);
  return form;
}

function post(site: Site, body: BodyInit | null, headers: Fields = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${site.port}${MAILBOX_PATH}`, { method: "POST", body, headers });
}

async function expectRefusal(reply: Response, status: number, reason: string): Promise<void> {
  expect([reply.status, await reply.text()]).toEqual([status, reason]);
  expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
}

/** The names in the outbox, hidden ones too; none when the folder was never made. */
async function listOutbox({ outbox }: Site): Promise<string[]> {
  return fs.existsSync(outbox) ? readdir(outbox) : [];
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

/** Reads the one message in the outbox back: its header fields in order, still encoded, and its text. */
async function readMail(site: Site) {
  const names = await listOutbox(site);
  expect(names).toHaveLength(1);
  const eml = await readFile(join(site.outbox, names.join("")), "utf8");
  const end = eml.indexOf("\r\n\r\n");
  const head = eml.slice(0, end);
  // Line breaks are CRLF pairs only, and every line keeps to RFC 5322's limit.
  expect(eml.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...eml.split("\r\n").map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(998);
  expect(head).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  const headers = head
    .replace(/\r\n(?=[ \t])/g, "")
    .split("\r\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() };
    });
  const value = (name: string) => headers.find((header) => header.name === name)?.value ?? "";
  return {
    names: headers.map((header) => header.name),
    from: value("From"),
    to: value("To"),
    replyTo: value("Reply-To"),
    subject: decodeWords(value("Subject")),
    text: decodeQuoted(eml.slice(end + 4)).replaceAll("\r\n", "\n"),
  };
}

const HEADER_NAMES = [
  "Content-Transfer-Encoding",
  "From",
  "To",
  "Reply-To",
  "Subject",
  "Message-ID",
  "Date",
  "MIME-Version",
  "Content-Type",
];

describe("a valid form", () => {
  test("becomes exactly one message", async () => {
    const site = await startSite();
    const reply = await post(site, makeForm());
    expect([reply.status, await reply.text()]).toEqual([200, "OK"]);
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(reply.headers.get("access-control-allow-origin")).toBeNull();
    expect(await readMail(site)).toEqual({
      names: HEADER_NAMES,
      from: "Formulario de contacto <sitio@localhost>",
      to: "contacto@aceitescorozal.example",
      replyTo: "Ana Ruiz <ana@correo.example>",
      subject: "Mensaje de Ana Ruiz",
      text: [
        "Nombre: Ana Ruiz",
        "Correo electrónico: ana@correo.example",
        "Teléfono: 300 123 4567",
        "",
        "Mensaje:",
        "Hola,\nquiero cotizar aceite.",
        "",
      ].join("\n"),
    });
  });

  test("gives a private file with nothing of the visitor in its name", async () => {
    const site = await startSite();
    await post(site, makeForm({ name: "../../zzz", message: "zzz" }));
    const [file = ""] = await listOutbox(site);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f-]{36}\.eml$/);
    expect((await stat(join(site.outbox, file))).mode & 0o777).toBe(0o600);
  });

  test("may lack the phone, or leave it empty", async () => {
    const site = await startSite();
    const form = makeForm();
    form.delete("phone");
    expect((await post(site, form)).status).toBe(200);
    expect((await readMail(site)).text).toContain("Teléfono: no indicado\n");
    expect((await post(site, makeForm({ phone: "" }))).status).toBe(200);
  });

  test("may come from this site's own page", async () => {
    const site = await startSite();
    expect((await post(site, makeForm(), { "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  test("may fill the body limit to the last byte", async () => {
    const type = "multipart/form-data; boundary=b";
    const body = `${Object.entries(FIELDS)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join("")}--b--\r\n`;
    const site = await startSite({}, { bodyBytes: body.length });
    expect((await post(site, body, { "content-type": type })).status).toBe(200);
    const smaller = await startSite({}, { bodyBytes: body.length - 1 });
    expect((await post(smaller, body, { "content-type": type })).status).toBe(413);
  });
});

describe("header injection", () => {
  test.each([
    ["a line break", "Ana\r\nBcc: x@evil.example", "Ana Bcc: x@evil.example"],
    ["a lone line feed", "Ana\nFrom: jefe@evil.example", "Ana From: jefe@evil.example"],
    ["a lone carriage return", "Ana\rTo: x@evil.example", "Ana To: x@evil.example"],
    ["an empty line", "Ana\r\n\r\nOtro cuerpo", "Ana Otro cuerpo"],
    ["folding", "Ana\r\n Bcc: x@evil.example", "Ana Bcc: x@evil.example"],
    ["Unicode line breaks", "Ana\u2028Bcc: x\u2029y\u0085z\v\f", "Ana Bcc: x y z"],
    ["a NUL", "Ana\0Ruiz", "Ana Ruiz"],
    ["commas", "Ana, x@evil.example, Eva", "Ana, x@evil.example, Eva"],
    ["angle brackets", "<x@evil.example> Ana", "<x@evil.example> Ana"],
    [
      "quotes and backslashes",
      String.raw`"Ana" <x@evil.example>, "\"`,
      String.raw`"Ana" <x@evil.example>, "\"`,
    ],
    ["a group", "Ana: x@evil.example;", "Ana: x@evil.example;"],
    ["an encoded word", "=?UTF-8?B?QQ0KQmNjOiB4?=", "= ?UTF-8?B?QQ0KQmNjOiB4?="],
    ["accents", "José Ñandú", "José Ñandú"],
    ["other scripts", "Ελένη 山田 שלום 🌴👩‍🌾", "Ελένη 山田 שלום 🌴👩‍🌾"],
    ["a very long word", "a".repeat(5000), "a".repeat(200)],
    ["very many emoji", "🌴".repeat(2000), "🌴".repeat(200)],
  ])("through a name with %s forges nothing", async (_case, name, shown) => {
    const site = await startSite();
    expect((await post(site, makeForm({ name }))).status).toBe(200);
    const mail = await readMail(site);
    expect(mail.names).toEqual(HEADER_NAMES);
    expect(mail.from).toBe("Formulario de contacto <sitio@localhost>");
    expect(mail.to).toBe("contacto@aceitescorozal.example");
    expect(mail.subject).toBe(`Mensaje de ${shown}`);
    // One mailbox: a name that is a plain phrase, a quoted string or encoded words, then the address.
    expect(mail.replyTo).toMatch(
      /^(?:[\w ]+|"(?:[^"\\]|\\.)*"|(?:=\?UTF-8\?[BQ]\?[^\s?]+\?= ?)+) <ana@correo\.example>$/,
    );
  });

  test("the whole of a long name stays in the text", async () => {
    const site = await startSite();
    await post(site, makeForm({ name: "a".repeat(5000) }));
    expect((await readMail(site)).text).toContain(`Nombre: ${"a".repeat(5000)}\n`);
  });

  test.each(["phone", "service_id", "user_id", "lib_version"])(
    "through %s changes no header",
    async (field) => {
      const site = await startSite();
      expect((await post(site, makeForm({ [field]: "1\r\nBcc: x@evil.example" }))).status).toBe(200);
      expect((await readMail(site)).names).toEqual(HEADER_NAMES);
    },
  );

  test("through the message stays in the text", async () => {
    const site = await startSite();
    const message = "uno\rdos\r\n.\r\n\r\nBcc: x@evil.example\n=3D ñ 🌴\n-- \nfin";
    await post(site, makeForm({ message }));
    const mail = await readMail(site);
    expect(mail.names).toEqual(HEADER_NAMES);
    expect(mail.text).toContain("uno\ndos\n.\n\nBcc: x@evil.example\n=3D ñ 🌴\n-- \nfin\n");
  });

  test.each([
    "no es un correo",
    "ana@",
    "@correo.example",
    "ana@correo.example, x@evil.example",
    "ana@correo.example;x@evil.example",
    "Ana <ana@correo.example>",
    "<ana@correo.example>",
    "ana@correo.example\r\nBcc: x@evil.example",
    "ana@correo.example\nx@evil.example",
    "ana@x@evil.example",
    '"ana, x"@correo.example',
    "ana@[127.0.0.1]",
    "ana@-correo.example",
    "ana(x)@correo.example",
    "añá@correo.example",
    "ana@correo\u0000.example",
    `${"a".repeat(250)}@x.example`,
  ])("the address %j is refused", async (email) => {
    const site = await startSite();
    await expectRefusal(await post(site, makeForm({ email })), 400, "email: must be one e-mail address");
    expect(await listOutbox(site)).toEqual([]);
  });

  test.each([".a..b.@correo.example", "a+b'c@localhost", "A{|}~@x.example"])(
    "the odd address %s stays one mailbox",
    async (email) => {
      const site = await startSite();
      expect((await post(site, makeForm({ email }))).status).toBe(200);
      const { names, replyTo } = await readMail(site);
      expect(names).toEqual(HEADER_NAMES);
      expect(replyTo.replace(/"/g, "")).toBe(`Ana Ruiz <${email}>`);
    },
  );
});

describe("a wrong form", () => {
  test.each(["name", "email", "message", "service_id", "template_id", "user_id"])(
    "without %s is refused",
    async (field) => {
      const site = await startSite();
      const missing = makeForm();
      missing.delete(field);
      await expectRefusal(await post(site, missing), 400, `${field}: is required`);
      await expectRefusal(await post(site, makeForm({ [field]: " \r\n " })), 400, `${field}: is required`);
      expect(await listOutbox(site)).toEqual([]);
    },
  );

  test.each(["name", "phone", "otro"])("that repeats %s is refused", async (field) => {
    const site = await startSite();
    const form = makeForm({ [field]: "x" });
    form.append(field, "y");
    await expectRefusal(await post(site, form), 400, `${field}: must not be repeated`);
    expect(await listOutbox(site)).toEqual([]);
  });

  test.each(["message", "adjunto"])("with a file in %s is refused", async (field) => {
    const site = await startSite();
    const form = makeForm();
    form.set(field, new File(["x"], "x.txt"));
    await expectRefusal(await post(site, form), 400, `${field}: must be text, not a file`);
    expect(await listOutbox(site)).toEqual([]);
  });

  test("names a strange field on one line", async () => {
    const site = await startSite();
    const form = makeForm();
    form.set(`a\n${"b".repeat(100)}`, new File(["x"], "x.txt"));
    await expectRefusal(await post(site, form), 400, `a ${"b".repeat(38)}: must be text, not a file`);
    expect(await listOutbox(site)).toEqual([]);
  });

  test.each([
    ["application/json", JSON.stringify(FIELDS)],
    ["application/x-www-form-urlencoded", new URLSearchParams(FIELDS).toString()],
    ["multipart/form-data", "x"],
    ["multipart/form-dataset; boundary=b", "x"],
    ["", "x"],
  ])("of type %j is refused", async (type, body) => {
    const site = await startSite();
    const reply = await post(site, Buffer.from(body), type === "" ? {} : { "content-type": type });
    await expectRefusal(reply, 400, "content-type: must be multipart/form-data");
    expect(await listOutbox(site)).toEqual([]);
  });

  test.each([
    ["nothing", ""],
    ["noise", "noise"],
    ["another boundary", "--c\r\n\r\n--c--\r\n"],
    ["no closing boundary", '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna'],
    ["a part without a name", "--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n"],
    ["a part without headers", "--b\r\n\r\nx\r\n--b--\r\n"],
  ])("whose body holds %s is refused", async (_case, body) => {
    const site = await startSite();
    const reply = await post(site, body, { "content-type": "multipart/form-data; boundary=b" });
    await expectRefusal(reply, 400, "body: is not a readable multipart form");
    expect(await listOutbox(site)).toEqual([]);
  });

  test("with a content type that has no boundary is refused", async () => {
    const site = await startSite();
    const reply = await post(site, "x", { "content-type": "multipart/form-data; charset=utf-8" });
    await expectRefusal(reply, 400, "body: is not a readable multipart form");
    expect(await listOutbox(site)).toEqual([]);
  });

  test.each(["cross-site", "same-site", "none"])("sent %s is refused", async (value) => {
    const site = await startSite();
    const reply = await post(site, makeForm(), { "sec-fetch-site": value });
    await expectRefusal(reply, 403, "Only this site's own pages may send messages");
    expect(await listOutbox(site)).toEqual([]);
  });
});

describe("size", () => {
  const HEAD = [
    `POST ${MAILBOX_PATH} HTTP/1.1`,
    "Host: x",
    "Content-Type: multipart/form-data; boundary=b",
  ].join("\r\n");
  const TOO_LARGE = "body: must not be larger than 65536 bytes";

  test("a message over the limit is refused", async () => {
    const site = await startSite();
    const reply = await post(site, makeForm({ message: "a".repeat(MAILBOX_LIMITS.bodyBytes) }));
    await expectRefusal(reply, 413, TOO_LARGE);
    expect(await listOutbox(site)).toEqual([]);
    expect((await post(site, makeForm())).status).toBe(200);
  });

  test("a declared length over the limit is refused before the body comes", async () => {
    const site = await startSite();
    const answer = await askRaw(site.port, `${HEAD}\r\nContent-Length: 999999999999\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("\r\nConnection: close\r\n");
    expect(answer).toContain(TOO_LARGE);
  });

  test("a chunked body without a length is cut off while it still comes", async () => {
    const site = await startSite();
    const size = 70_000;
    const body = `${size.toString(16)}\r\n${"a".repeat(size)}\r\n`;
    const answer = await askRaw(site.port, `${HEAD}\r\nTransfer-Encoding: chunked\r\n\r\n${body}`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain("\r\nConnection: close\r\n");
    expect(answer).toContain(TOO_LARGE);
    expect(await listOutbox(site)).toEqual([]);
  });

  test("a length that lies saves nothing", async () => {
    const site = await startSite();
    const answer = await askRaw(
      site.port,
      `${HEAD}\r\nContent-Length: 5\r\n\r\n--b\r\n${"a".repeat(70_000)}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    const both = await askRaw(
      site.port,
      `${HEAD}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n5\r\naaaaa\r\n0\r\n\r\n`,
    );
    expect(both).toMatch(/^HTTP\/1\.1 400 /);
    expect(await listOutbox(site)).toEqual([]);
  });

  test("a client that leaves mid-body leaves nothing behind", async () => {
    const site = await startSite();
    const left = new Promise<void>((resolve) => {
      site.server.once("request", (request: IncomingMessage) => {
        request.once("close", () => resolve());
        socket.destroy();
      });
    });
    const socket = connect(site.port, "127.0.0.1");
    socket.write(`${HEAD}\r\nContent-Length: 1000\r\n\r\n--b\r\n`);
    await left;
    expect(await listOutbox(site)).toEqual([]);
    expect((await post(site, makeForm())).status).toBe(200);
  });
});

describe("limits", () => {
  test("are 64 KB, 1,000 messages and 30 a minute", () => {
    expect(MAILBOX_LIMITS).toEqual({ bodyBytes: 65_536, messages: 1000, perMinute: 30 });
  });

  test("refuse a flood until the minute is over, counting only what was accepted", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    onTestFinished(() => now.mockRestore());
    const site = await startSite({}, { perMinute: 2 });
    expect((await post(site, makeForm({ name: "" }))).status).toBe(400);
    expect((await post(site, makeForm())).status).toBe(200);
    now.mockReturnValue(21_500);
    expect((await post(site, makeForm())).status).toBe(200);
    const reply = await post(site, makeForm());
    expect(reply.headers.get("retry-after")).toBe("40");
    await expectRefusal(reply, 429, "Too many messages, try again later");
    now.mockReturnValue(61_000);
    expect((await post(site, makeForm())).status).toBe(200);
    expect((await post(site, makeForm())).status).toBe(429);
    expect(await listOutbox(site)).toHaveLength(3);
  });

  test("hold when many arrive together", async () => {
    const site = await startSite({}, { messages: 3 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => post(site, makeForm())));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 200, 200, 507, 507, 507, 507, 507]);
    expect(await listOutbox(site)).toHaveLength(3);
  });

  test("refuse when the outbox is full, and only messages count", async () => {
    const site = await startSite({}, { messages: 1 });
    await mkdir(site.outbox, { recursive: true });
    await writeFile(join(site.outbox, "notas.txt"), "x");
    expect((await post(site, makeForm())).status).toBe(200);
    await expectRefusal(await post(site, makeForm()), 507, "The outbox is full");
    expect(await listOutbox(site)).toHaveLength(2);
  });
});

describe("a disk that refuses", () => {
  test("gives 500 when the outbox is not a folder", async () => {
    const site = await startSite();
    await mkdir(dirname(site.outbox), { recursive: true });
    await writeFile(site.outbox, "x");
    await expectRefusal(await post(site, makeForm()), 500, "The message could not be saved (EEXIST)");
    expect(await readFile(site.outbox, "utf8")).toBe("x");
  });

  test("gives 500 and leaves no half file when it is full; the failure does not count", async () => {
    const site = await startSite({}, { perMinute: 1 });
    const { writeFileSync } = fs;
    const write = vi.spyOn(fs, "writeFileSync").mockImplementationOnce((file, _data, options) => {
      writeFileSync(file, "half", options);
      throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      write.mockRestore();
      syncBuiltinESMExports();
    });
    await expectRefusal(await post(site, makeForm()), 500, "The message could not be saved (ENOSPC)");
    expect(write).toHaveBeenCalledOnce();
    expect(await listOutbox(site)).toEqual([]);
    expect((await post(site, makeForm())).status).toBe(200);
  });
});
