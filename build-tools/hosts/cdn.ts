import { HASHED_FOLDER, TYPES, type ResponseHeaders } from "../../server/response-headers.ts";

/**
 * A `_headers` file as Cloudflare Pages and Netlify read it. Both ask about other files every time by themselves, and
 * would join two values of one header. Neither can take a header back for a folder. They know no type for `.data`, and
 * pack only what has one.
 */
export function headersFile({ all, document, hashed }: ResponseHeaders): string {
  const lines = Object.entries({ ...all, ...document }).map(([name, value]) => `  ${name}: ${value}`);
  return `/*
${lines.join("\n")}
${HASHED_FOLDER}*
  Cache-Control: ${hashed}
/*.data
  Content-Type: ${TYPES["data"]}
`;
}
