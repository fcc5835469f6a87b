import { quoted, type Place } from "./nginx.ts";
import { HASHED_FOLDER, HEADERS_FILE, TYPES, type ResponseHeaders } from "../../server/response-headers.ts";

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t${name} ${quoted(value)}`)
    .join("\n");

/** A Caddyfile. With a domain as `listen` Caddy fetches its certificate itself. */
export function caddyfile(
  { all, document, hashed, other }: ResponseHeaders,
  { listen, root }: Place,
): string {
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${quoted(type)}`,
  );
  return `# Made by \`npm run build\`, which knows the hashes of the policy below. Do not edit.
# Copy build/client to ${root}; name your domain in place of ${listen}.
${listen} {
	root * ${quoted(root)}

	header {
${lines(all)}
	}
	header -Server
	header ${HASHED_FOLDER}* Cache-Control ${quoted(hashed)}
	@document not path ${HASHED_FOLDER}*
	header @document {
${lines({ ...document, "Cache-Control": other })}
	}
${types.join("\n")}

	@other not method GET HEAD
	respond @other 405
	@odd path_regexp [\\x00-\\x1f\\\\]
	respond @odd 400
	@hidden {
		path */.* /404 /404.html /${HEADERS_FILE}
		not path /.well-known/*
	}
	error @hidden 404
	@slash path_regexp page ^((?:/[A-Za-z0-9_~-]+)+)/$
	@slash-query {
		path_regexp page ^((?:/[A-Za-z0-9_~-]+)+)/$
		expression {query} != ""
	}
	redir @slash-query {re.page.1}?{query} 308
	redir @slash {re.page.1} 308

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		header {
${lines({ ...document, "Cache-Control": other })}
		}
		header Content-Type ${quoted(TYPES["html"] ?? "text/html")}
		rewrite * /404.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}
