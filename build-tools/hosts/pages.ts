import { glob, rename, rmdir } from "node:fs/promises";
import path from "node:path";

/**
 * Gives every page but the home page a file of its own name, `historia.html` in place of `historia/index.html`: hosts of
 * static sites then answer at `/historia`, and lead nobody on to `/historia/`.
 *
 * @param site The finished build, `build/client`.
 */
export async function nameAfterPages(site: string): Promise<void> {
  for await (const file of glob("**/index.html{,.br,.gz}", { cwd: site })) {
    const folder = path.dirname(file);
    if (folder === ".") continue;
    await rename(path.join(site, file), path.join(site, folder + path.basename(file).replace("index", "")));
    // Others may stand in it.
    await rmdir(path.join(site, folder)).catch(() => undefined);
  }
}
