import { inlineSource, type ScriptHashes } from "../../server/response-headers.ts";

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const DATA = /type="application\/(?:ld\+)?json"/;

/** Finds the inline scripts of all pages that run. */
export async function scriptHashes(pages: AsyncIterable<string>): Promise<ScriptHashes> {
  const texts = new Set<string>();
  for await (const html of pages) {
    for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT))
      if (!DATA.test(attributes) && !attributes.includes("src=")) texts.add(text);
  }
  return new Set([...texts].map(inlineSource));
}
