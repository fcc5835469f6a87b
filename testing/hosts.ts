import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { caddyfile } from "../build-tools/hosts/caddy.ts";
import { nginxConf } from "../build-tools/hosts/nginx.ts";
import { readHeaders } from "../server/build-headers.ts";
import { CLIENT, HOSTS } from "./build.ts";
import { freePort } from "./listen.ts";
import { findProgram } from "./programs.ts";

/** What every host of the build sends with its answers. */
export const HEADERS = readHeaders(HOSTS);

/** A server that nobody here wrote, with the built site. */
export type Host = { origin: string; stop: () => Promise<void> };

/** Starts nginx or Caddy with the file that the build makes for it; nothing where it cannot be had. */
export function startHost(name: "nginx" | "caddy"): Promise<Host | undefined> {
  return name === "nginx"
    ? startNginx((listen) => nginxConf(HEADERS, { root: CLIENT, listen }))
    : start("caddy", (port) => {
        const site = caddyfile(HEADERS, { root: CLIENT, listen: `http://127.0.0.1:${port}` });
        return { text: `{\n\tadmin off\n}\n${site}`, options: ["run", "--adapter", "caddyfile", "--config"] };
      });
}

/** Starts nginx with what its `http` block shall hold; nothing where it cannot be had. */
export function startNginx(http: (listen: string) => string): Promise<Host | undefined> {
  return start("nginx", (port, folder) => {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const text = `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")} ${http(`127.0.0.1:${port}`)} }`;
    return { text, options: ["-p", folder, "-c"] };
  });
}

/** Starts a server on a free port with a file of its own, the last of its options, and waits until it answers. */
async function start(
  name: "nginx" | "caddy",
  configure: (port: number, folder: string) => { text: string; options: string[] },
): Promise<Host | undefined> {
  const program = findProgram(name);
  if (!program) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const port = await freePort();
  const file = path.join(folder, name);
  const { text, options } = configure(port, folder);
  writeFileSync(file, text);
  const child = spawn(program, [...options, file], {
    env: { ...process.env, HOME: folder },
    stdio: "ignore",
  });
  const ended = once(child, "close");
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(origin).then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} did not start with ${file}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return {
    origin,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
