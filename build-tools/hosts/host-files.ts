import { globSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HEADERS, HEADERS_FILE, REDIRECTS_FILE } from "../../server/response-headers.ts";
import { headersFile, redirectsFile } from "./cdn.ts";
import { nginxConf } from "./nginx.ts";

const ROOT = "/srv/aceites-corozal";

/**
 * Writes `nginx.conf`, and the CDNs' `_headers` and `_redirects`, which go into the site but are never served.
 *
 * @param site The finished build, `build/client`.
 * @param folder Where the files go, `build/hosts`.
 */
export async function writeHostFiles(site: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "nginx.conf"), nginxConf(HEADERS, { root: ROOT, listen: "80" }));
  const pages = globSync("**/*.html", { cwd: site })
    .filter((file) => !["index.html", "404.html"].includes(file))
    .map((file) => `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`)
    .toSorted();
  await writeFile(join(site, HEADERS_FILE), headersFile(HEADERS));
  await writeFile(join(site, REDIRECTS_FILE), redirectsFile(pages));
}
