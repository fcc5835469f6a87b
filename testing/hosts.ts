import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { nginxConf } from "../build-tools/hosts/nginx.ts";
import { HEADERS } from "../server/response-headers.ts";
import { CLIENT } from "./build.ts";
import { freePort } from "./listen.ts";
import { findProgram } from "./programs.ts";

export type Host = { origin: string; stop: () => Promise<void> };

/** Serves the built site with nginx and the configuration of the build; undefined where nginx is not installed. */
export async function startNginx(): Promise<Host | undefined> {
  const program = findProgram("nginx");
  if (!program) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const listen = `127.0.0.1:${await freePort()}`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http { access_log off; ${temporary.join(" ")} ${nginxConf(HEADERS, { root: CLIENT, listen })} }`,
  );
  const child = spawn(program, ["-p", folder, "-c", file], { stdio: "ignore" });
  const ended = once(child, "close");
  const origin = `http://${listen}`;
  const isUp = () => fetch(origin).then(Boolean, () => false);
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`nginx did not start with ${file}`);
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
