import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../testing/listen.ts";
import { makeFolder } from "../testing/make-folder.ts";

/** Starts a copy of the server with a build of its own, which main.ts finds relative to itself. */
async function start(PORT: string) {
  const folder = await makeFolder({
    "package.json": '{"type":"module"}',
    "build/client/index.html": "<h1>Inicio</h1>",
    "build/client/404.html": "<h1>No encontrada</h1>",
  });
  await cp(import.meta.dirname, join(folder, "server"), { recursive: true });
  await symlink(join(import.meta.dirname, "..", "node_modules"), join(folder, "node_modules"));
  const child = spawn(process.execPath, [join(folder, "server", "main.ts")], {
    env: { PATH: process.env["PATH"], PORT },
  });
  onTestFinished(() => void child.kill());
  return child;
}

test("prints its address", async () => {
  const { stdout } = await start("0");
  const [line] = await once(stdout, "data");
  const address = /^Aceites Corozal: (http:\/\/127\.0\.0\.1:[1-9]\d*)\n$/.exec(String(line))?.[1];
  expect(await (await fetch(`${address}/`)).text()).toBe("<h1>Inicio</h1>");
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
