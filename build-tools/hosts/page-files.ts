import { glob, rename, rmdir } from "node:fs/promises";
import path from "node:path";

/**
 * Renames `historia/index.html` to `historia.html`, so that static hosts serve `/historia` without redirecting to
 * `/historia/`. The home page keeps its name.
 *
 * @param site The finished build, `build/client`.
 */
export async function nameAfterPages(site: string): Promise<void> {
  for await (const file of glob("**/index.html", { cwd: site })) {
    const folder = path.dirname(file);
    if (folder === ".") continue;
    await rename(path.join(site, file), path.join(site, `${folder}.html`));
    // Fails if the folder contains other files.
    await rmdir(path.join(site, folder)).catch(() => undefined);
  }
}
