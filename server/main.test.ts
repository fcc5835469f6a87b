import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "../testing/make-folder.ts";

// Each test starts whole processes, which a busy machine does slowly.
vi.setConfig({ testTimeout: 60_000 });

/** A copy of this folder with its own `build/client` beside it, because the build is found from main.ts. */
async function makeRepository(files: Record<string, string>): Promise<string> {
  const folder = await makeFolder({ "package.json": '{"type":"module"}', ...files });
  await cp(import.meta.dirname, join(folder, "server"), { recursive: true });
  await symlink(join(import.meta.dirname, "..", "node_modules"), join(folder, "node_modules"));
  return folder;
}

function start(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [join(folder, "server", "main.ts")], {
    cwd: tmpdir(),
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const output = { stdout: "", stderr: "" };
  const printed = new Promise<void>((resolve) => {
    child.stdout.on("data", (text) => {
      output.stdout += String(text);
      resolve();
    });
  });
  child.stderr.on("data", (text) => {
    output.stderr += String(text);
  });
  const ended = once(child, "close").then(([code]) => ({ code: Number(code), ...output }));
  return { child, output, printed, ended };
}

const BUILD = {
  "build/client/index.html": "<h1>Inicio</h1>",
  "build/hosts/inline-hashes.json": "[]",
};

test.each(["SIGINT", "SIGTERM"] as const)("prints one line, serves, and ends on %s", async (signal) => {
  const { child, output, printed, ended } = start(await makeRepository(BUILD), { PORT: "0" });
  await printed;
  const address = /^Aceites Corozal: (http:\/\/127\.0\.0\.1:[1-9]\d*)\n$/.exec(output.stdout)?.[1];
  expect(address).toBeDefined();
  // The connection stays open for more, and must not keep the process alive.
  expect(await (await fetch(`${address}/`)).text()).toBe("<h1>Inicio</h1>");
  child.kill(signal);
  expect(await ended).toEqual({ code: 0, stdout: output.stdout, stderr: "" });
});

test("says when the port is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => {
    other.close();
  });
  await once(other, "listening");
  const address = other.address();
  const port = address !== null && typeof address === "object" ? String(address.port) : "";
  expect(await start(await makeRepository(BUILD), { PORT: port }).ended).toEqual({
    code: 1,
    stdout: "",
    stderr: `Port ${port} is taken. Choose another one: PORT=8080 npm start\n`,
  });
});

test("refuses a PORT that is no port", async () => {
  const folder = await makeRepository(BUILD);
  for (const PORT of ["", "abc", "-1", "70000", "80.5", "0x50"]) {
    expect(await start(folder, { PORT }).ended).toEqual({
      code: 1,
      stdout: "",
      stderr: `PORT must be a whole number from 0 to 65535, not "${PORT}".\n`,
    });
  }
});

test("says when it cannot listen on HOST", async () => {
  const { code, stderr } = await start(await makeRepository(BUILD), { PORT: "0", HOST: "192.0.2.1" }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The server could not listen on 192\.0\.2\.1, port 0: .+\n$/);
});

test("says when there is no build", async () => {
  expect(await start(await makeRepository({}), { PORT: "0" }).ended).toEqual({
    code: 1,
    stdout: "",
    stderr:
      "There is no build in build/client. `npm start` builds first; use it, or run `npm run build:sample`.\n",
  });
});
