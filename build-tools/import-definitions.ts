import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ContentError } from "../app/catalog/problem.ts";

/** Imports everything that says what a file of the content holds. */
export async function importDefinitions(): Promise<void> {
  const app = path.join(import.meta.dirname, "../app");
  const modules = globSync("{catalog,words}/*.ts", { cwd: app, exclude: ["**/*.test.ts"] });
  const imported = await Promise.allSettled(
    modules.map((file) => import(pathToFileURL(path.join(app, file)).href)),
  );
  for (const each of imported) {
    // A mistake in the content is told below, with all the others.
    if (each.status === "rejected" && !(each.reason instanceof ContentError)) throw each.reason;
  }
}
