import { runnerImport } from "vite";
import { SERVED } from "./registry.ts";

/** The addresses of pictures, logos and cards in a value, whatever its shape. */
export function addressesIn(value: unknown): Set<string> {
  const seen = new Set<unknown>();
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part === "string" && part.startsWith(`${SERVED}/`)) found.add(part);
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    Object.values(part).forEach(visit);
  };
  visit(value);
  return found;
}

/** Those of the paths under `SERVED` that no content shows. */
export async function unusedOf(paths: readonly string[]): Promise<string[]> {
  const { module } = await runnerImport<{ content: unknown }>(`${import.meta.dirname}/content.ts`, {
    configFile: false,
    logLevel: "error",
  });
  const used = addressesIn(module.content);
  return paths.filter((path) => !used.has(`${SERVED}/${path}`));
}
