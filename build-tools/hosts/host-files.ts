import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HASHES_FILE } from "../../server/build-headers.ts";
import { HEADERS_FILE, REDIRECTS_FILE, responseHeaders } from "../../server/response-headers.ts";
import { headersFile, redirectsFile } from "./cdn.ts";
import { nginxConf } from "./nginx.ts";
import { scriptHashes } from "./script-hashes.ts";

const ROOT = "/srv/aceites-corozal";

async function* contentsOf(site: string, files: readonly string[]): AsyncGenerator<string> {
  for (const file of files) yield readFile(join(site, file), "utf8");
}

/**
 * Writes what hosts need beside the site: nginx's configuration and the hashes for `npm start`; and, into the site,
 * `_headers` and `_redirects` for CDNs. The other hosts do not serve these two.
 *
 * @param site The finished build, `build/client`.
 * @param folder Where the files go, `build/hosts`.
 */
export async function writeHostFiles(site: string, folder: string): Promise<void> {
  const files = globSync("**/*.html", { cwd: site });
  const hashes = await scriptHashes(contentsOf(site, files));
  const headers = responseHeaders(hashes);
  await mkdir(folder, { recursive: true });
  const hostFiles = {
    [HASHES_FILE]: JSON.stringify([...hashes]),
    "nginx.conf": nginxConf(headers, { root: ROOT, listen: "80" }),
  };
  for (const [name, text] of Object.entries(hostFiles)) await writeFile(join(folder, name), text);
  const pages = files
    .filter((file) => !["index.html", "404.html"].includes(file))
    .map((file) => `/${file.replace(/\.html$/, "")}`)
    .toSorted();
  await writeFile(join(site, HEADERS_FILE), headersFile(headers));
  await writeFile(join(site, REDIRECTS_FILE), redirectsFile(pages));
}
