import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { caddyfile } from "../server/hosts/caddy";
import { readHeaders } from "../server/hosts/host-files";
import { nginxConf } from "../server/hosts/nginx";
import { freePort } from "../server/listen";
import { findProgram } from "./programs";

export const ROOT = path.resolve(import.meta.dirname, "../build/client");
export const HEADERS = readHeaders(path.resolve(import.meta.dirname, "../build/hosts"));

/** A server that nobody here wrote, with the built site. */
export type Host = { origin: string; stop: () => Promise<void> };

/** Starts nginx or Caddy with the file that the build makes for it; nothing where it cannot be had. */
export async function startHost(name: "nginx" | "caddy"): Promise<Host | undefined> {
  const program = findProgram(name);
  if (!program) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const port = await freePort();
  const file = path.join(folder, name);
  const place = { root: ROOT };
  if (name === "nginx") {
    const site = nginxConf(HEADERS, { ...place, listen: `127.0.0.1:${port}` });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")} ${site} }`,
    );
  } else {
    const site = caddyfile(HEADERS, { ...place, listen: `http://127.0.0.1:${port}` });
    writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  }
  const options =
    name === "nginx" ? ["-c", file, "-p", folder] : ["run", "--config", file, "--adapter", "caddyfile"];
  const child = spawn(program, options, { env: { ...process.env, HOME: folder }, stdio: "ignore" });
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
