import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { isExpectation, isSentence, type Message } from "../app/catalog/read/messages.ts";
import type { Problem } from "../app/catalog/read/problem.ts";

const execute = promisify(execFile);

const message: z.ZodType<Message> = z.object({
  code: z.custom<Message["code"]>(
    (code) => typeof code === "string" && (isExpectation(code) || isSentence(code)),
  ),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.lazy(() => message)])),
});

const problems: z.ZodType<Problem[]> = z.array(
  z.object({ file: z.string(), line: z.number(), field: z.string(), message }),
);

/** Runs a script of the working copy in a new process, because modules read the content only once. */
async function run(root: string, script: string, args: readonly string[] = [], cwd = root): Promise<string> {
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await execute(process.execPath, [path.join(root, script), ...args], options);
  return stdout;
}

/** The editor's configuration for the current content. */
export const makeConfig = async (root: string): Promise<object> =>
  JSON.parse(await run(root, "desk/print-config.ts")) as object;

/** Makes missing derived files of photographs and logos, as a build does. */
export const makePictures = (root: string): Promise<unknown> => run(root, "art/make-photographs.ts");

/** The problems that a working copy's `npm run content` reports about the content in `folder`. */
export const problemsIn = async (root: string, folder: string): Promise<Problem[]> =>
  problems.parse(JSON.parse(await run(root, "build-tools/content.ts", ["--json"], folder)));
