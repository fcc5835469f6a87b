import {
  HASHED_FOLDER,
  HEADERS_FILE,
  REDIRECTS_FILE,
  TYPES,
  type ResponseHeaders,
} from "../../server/response-headers.ts";

const quoted = (value: string) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/**
 * A server for nginx's `http` block, such as `/etc/nginx/conf.d/site.conf`.
 *
 * @param site `listen` is a port, or an address and a port; `root` is the built site, `build/client`.
 */
export function nginxConf(
  { all, document, hashed, other }: ResponseHeaders,
  { listen, root }: { listen: string; root: string },
): string {
  const add = (headers: Readonly<Record<string, string>>, indent: string) =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`)
      .join("\n");
  const types = Object.entries(TYPES).map(
    ([ending, type]) => `        ${quoted(type.replace("; charset=utf-8", ""))} ${ending};`,
  );
  const charset = Object.values(TYPES)
    .filter((type) => type.endsWith("; charset=utf-8"))
    .map((type) => type.replace("; charset=utf-8", ""));
  return `# Made by \`npm run build\`, from server/response-headers.ts. Do not edit.
# Copy build/client to ${root}, this file into nginx's http block, and put TLS in front.
server {
    listen ${listen};
    root ${quoted(root)};
    server_tokens off;
    absolute_redirect off;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=20000 inactive=60s;
    large_client_header_buffers 4 8k;
    client_max_body_size 64k;

    types {
${types.join("\n")}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${charset.filter((type) => type !== "text/html").join(" ")};

    # The build compresses files in advance. For .br install libnginx-mod-http-brotli-static and uncomment.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

${add({ ...all, ...document, "Cache-Control": other }, "    ")}

    error_page 404 /404.html;
    error_page 403 =404 /404.html;
    location = /404.html {
        internal;
    }
    # Not served: the address of the not-found page, files for CDNs, compressed copies, hidden files.
    location ~ ^/(?:404|${HEADERS_FILE}|${REDIRECTS_FILE})$|\\.(?:br|gz)$|/\\.(?!well-known/) {
        return 404;
    }
    # Redirect every other spelling of a page's address.
    location ~ "^/(?:index(?:\\.html)?/?)?$" {
        if ($request_uri != /$is_args$args) {
            return 308 /$is_args$args;
        }
        try_files /index.html =404;
    }
    location ~ "^(?<page>(?:/[\\w~-]+)+?)(?:/index)?(?:\\.html)?/?$" {
        if ($request_uri != $page$is_args$args) {
            return 308 $page$is_args$args;
        }
        try_files $page.html =404;
    }
    location ${HASHED_FOLDER} {
${add({ ...all, "Cache-Control": hashed }, "        ")}
        try_files $uri =404;
    }
    location / {
        try_files $uri =404;
    }
}
`;
}
