import { createHash } from "node:crypto";
import type { InlineHashes } from "../../server/response-headers.ts";

const INLINE = /<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g;
const DATA = /type="application\/(?:ld\+)?json"/;

/** Finds the inline scripts that run, and the inline styles, of all pages. */
export async function inlineHashes(pages: AsyncIterable<string>): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  for await (const html of pages) {
    for (const [, element, attributes = "", text = ""] of html.matchAll(INLINE)) {
      if (DATA.test(attributes) || attributes.includes("src=") || seen.has(text)) continue;
      seen.add(text);
      const hash = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      (element === "script" ? scripts : styles).add(hash);
    }
  }
  return { scripts, styles };
}
