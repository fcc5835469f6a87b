import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Problem } from "../app/catalog/read/problem.ts";

const execute = promisify(execFile);

/** Runs a script of the working copy in its own process, because modules read the content only once. */
async function run(root: string, script: string, args: readonly string[] = [], cwd = root): Promise<string> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute(process.execPath, [path.join(root, script), ...args], options);
  return stdout;
}

/** The editor's configuration for the current content. */
export const makeConfig = async (root: string): Promise<object> =>
  JSON.parse(await run(root, "desk/config.ts")) as object;

/** Makes the missing derived files of photographs and logos, as the build does. */
export const makePictures = (root: string): Promise<unknown> => run(root, "art/photographs.ts");

/** What `npm run content` of a working copy reports about the content in `folder`. */
export const problemsIn = async (root: string, folder: string): Promise<Problem[]> =>
  JSON.parse(await run(root, "build-tools/content.ts", ["--json"], folder)) as Problem[];
