import { readFileSync } from "node:fs";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  inlineHashes,
  responseHeaders,
  type InlineHashes,
  type ResponseHeaders,
} from "../response-headers.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile } from "./cdn.ts";
import { nginxConf } from "./nginx.ts";

const ROOT = "/srv/aceites-corozal";
const HASHES = "inline-hashes.json";

async function* pagesOf(site: string): AsyncGenerator<string> {
  for await (const file of glob("**/*.html", { cwd: site })) yield readFile(join(site, file), "utf8");
}

/**
 * Writes what hosts need beside the site: a file each for nginx, Caddy and CDNs, and the hashes for `npm start`.
 *
 * @param site The finished build, `build/client`.
 * @param folder Where the files go, `build/hosts`.
 */
export async function writeHostFiles(site: string, folder: string): Promise<void> {
  const inline = await inlineHashes(pagesOf(site));
  const headers = responseHeaders(inline);
  await mkdir(folder, { recursive: true });
  const files = {
    [HASHES]: JSON.stringify({ scripts: [...inline.scripts], styles: [...inline.styles] }),
    "nginx.conf": nginxConf(headers, { root: ROOT, listen: "80" }),
    Caddyfile: caddyfile(headers, { root: ROOT, listen: ":80" }),
    _headers: headersFile(headers),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/**
 * The headers that go with a build.
 *
 * @param folder Where `writeHostFiles` wrote.
 * @throws When its file is not there or holds something else.
 */
export function readHeaders(folder: string): ResponseHeaders {
  const file = join(folder, HASHES);
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isInline(value)) throw new Error(`${file} is not what the build writes. Run \`npm run build\`.`);
  return responseHeaders({ scripts: new Set(value.scripts), styles: new Set(value.styles) });
}

function isInline(value: unknown): value is Record<keyof InlineHashes, string[]> {
  return (
    typeof value === "object" &&
    value !== null &&
    "scripts" in value &&
    "styles" in value &&
    [value.scripts, value.styles].every(
      (list) => Array.isArray(list) && list.every((hash) => /^'sha256-[\w+/=]+'$/.test(String(hash))),
    )
  );
}
