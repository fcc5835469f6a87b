import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createServer } from "vite";
import { devMailbox } from "./dev-mailbox.ts";

it("stores the contact form's message during development", async () => {
  const root = await mkdtemp(join(tmpdir(), "dev-"));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [devMailbox()],
    server: { port: 0, ws: false },
  });
  try {
    await server.listen();
    const [origin = ""] = server.resolvedUrls?.local ?? [];
    const body = new FormData();
    const fields = { name: "Marta", email: "marta@example.com", message: "Hola" };
    const keys = { service_id: "local", template_id: "local", user_id: "local" };
    for (const [name, value] of Object.entries({ ...fields, ...keys })) body.append(name, value);
    const reply = await fetch(new URL("api/v1.0/email/send-form", origin), { method: "POST", body });
    expect([reply.status, await reply.text()]).toEqual([200, "OK"]);
    expect(await readdir(join(root, "outbox"))).toHaveLength(1);
  } finally {
    await server.close();
    await rm(root, { recursive: true });
  }
});
