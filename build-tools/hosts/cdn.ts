import { HASHED_FOLDER, type ResponseHeaders } from "../../server/response-headers.ts";

/**
 * A `_headers` file as Cloudflare Pages and Netlify read it. Both ask about other files every time by themselves, and
 * would join two values of one header. Neither can take a header back for a folder.
 */
export function headersFile({ all, document, hashed }: ResponseHeaders): string {
  const lines = Object.entries({ ...all, ...document }).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join("\n")}\n${HASHED_FOLDER}*\n  Cache-Control: ${hashed}\n`;
}
