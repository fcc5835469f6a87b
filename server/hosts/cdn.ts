import { HASHED_FOLDER, type ResponseHeaders } from "../response-headers.ts";

/**
 * A `_headers` file as Cloudflare Pages and Netlify read it. Both ask about other files every time by themselves, and
 * would join two values of one header.
 */
export function headersFile({ all, hashed }: ResponseHeaders): string {
  const lines = Object.entries(all).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n${HASHED_FOLDER}*\n  Cache-Control: ${hashed}\n`;
}
