import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { makeFolder } from "../testing/make-folder.ts";
import { MAILBOX_PATH } from "./mailbox.ts";

/** Starts a copy of the server with a build of its own, which main.ts finds relative to itself. */
async function start(PORT: string, ...options: string[]) {
  const folder = await makeFolder({
    "package.json": '{"type":"module"}',
    "build/client/index.html": "<h1>Inicio</h1>",
    "build/client/404.html": "<h1>No encontrada</h1>",
  });
  await cp(import.meta.dirname, join(folder, "server"), { recursive: true });
  await symlink(join(import.meta.dirname, "..", "node_modules"), join(folder, "node_modules"));
  const child = spawn(process.execPath, [join(folder, "server", "main.ts"), ...options], {
    env: { PATH: process.env["PATH"], PORT },
  });
  onTestFinished(() => void child.kill());
  return child;
}

/** The address that the server prints. */
async function addressOf({ stdout }: Awaited<ReturnType<typeof start>>): Promise<string> {
  const [line] = await once(stdout, "data");
  return /^Aceites Corozal: (http:\/\/127\.0\.0\.1:[1-9]\d*)\n$/.exec(String(line))?.[1] ?? "";
}

test("prints its address", async () => {
  const address = await addressOf(await start("0"));
  expect(await (await fetch(`${address}/`)).text()).toBe("<h1>Inicio</h1>");
});

test("takes messages only with --mailbox", async () => {
  const message = { method: "POST", body: new FormData() };
  const site = await addressOf(await start("0"));
  expect((await fetch(site + MAILBOX_PATH, message)).status).toBe(405);
  const withMailbox = await addressOf(await start("0", "--mailbox"));
  expect((await fetch(withMailbox + MAILBOX_PATH, message)).status).toBe(400);
});

test("reports that the port is taken", async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const { port } = new URL(await listen(other));
  const child = await start(port);
  const [reason] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(reason).toBe(`Port ${port} is taken. Choose another one: PORT=8080 npm start\n`);
  expect(child.exitCode).toBe(1);
});

test("reports a port that is not a number", async () => {
  const child = await start("web");
  const [reason] = await Promise.all([text(child.stderr), once(child, "close")]);
  expect(reason).toBe("PORT=web is not a port number. Choose one: PORT=8080 npm start\n");
  expect(child.exitCode).toBe(1);
});
