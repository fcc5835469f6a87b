// Makes what is missing of the owner's photographs. Every build starts with it.
import { makePhotographs } from "./photographs.ts";

try {
  for (const line of await makePhotographs()) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
