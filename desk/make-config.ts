import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * The editor's configuration for the content as it is now.
 *
 * @param root The working copy.
 */
export async function makeConfig(root: string): Promise<object> {
  const tool = path.join(root, "desk/config.ts");
  const { stdout } = await run(process.execPath, [tool], { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout) as object;
}
