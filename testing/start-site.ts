import { join } from "node:path";
import { onTestFinished } from "vitest";
import { compressFiles } from "../build-tools/compress.ts";
import { makeFolder } from "./make-folder.ts";
import { serveBuild } from "./serve-build.ts";

export type Site = { port: number; root: string; outbox: string };

/** Serves compressed `files` until the test ends. */
export async function startSite(files: Record<string, string | Buffer> = {}): Promise<Site> {
  const folder = await makeFolder({
    "client/index.html": "<h1>Inicio</h1>",
    "client/404.html": "<h1>No encontrada</h1>",
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [join("client", path), content])),
  });
  const root = join(folder, "client");
  const outbox = join(folder, "data", "outbox");
  await compressFiles(root);
  const { origin, close } = await serveBuild(folder, outbox);
  onTestFinished(close);
  return { port: Number(new URL(origin).port), root, outbox };
}
