/** The hashes of what stands inline in pages, as a content security policy names them. */
export type InlineHashes = { scripts: ReadonlySet<string>; styles: ReadonlySet<string> };

/** What every host of the site sends with its answers: `npm start`, nginx, Caddy and CDNs. */
export type ResponseHeaders = {
  /** With every answer. */
  all: Readonly<Record<string, string>>;
  /** With every answer but a file under `/assets/`, which is no document. */
  document: Readonly<Record<string, string>>;
  /** `Cache-Control` of files under `/assets/`, whose names change with their content. */
  hashed: string;
  /** `Cache-Control` of everything else: kept, and asked about every time. */
  other: string;
};

/** Headers as CDNs read them; it lies among the site's files and is none of them. */
export const HEADERS_FILE = "_headers";

/** The folder whose files never change under their names. */
export const HASHED_FOLDER = "/assets/";

/** The type of every kind of file the site has, by ending. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  data: "text/x-script; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  ics: "text/calendar; charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

const EMAIL_SERVICE = "https://api.emailjs.com";
const VIDEO_HOST = "https://www.youtube-nocookie.com";

function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${EMAIL_SERVICE}`,
    `frame-src ${VIDEO_HOST}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The one source of all response headers, for pages with this inline code. */
export function responseHeaders(inline: InlineHashes): ResponseHeaders {
  return {
    all: {
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
    document: {
      "Content-Security-Policy": contentSecurityPolicy(inline),
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
      "X-Frame-Options": "DENY",
      // The video host refuses to play where it does not learn the origin.
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": `autoplay=("${VIDEO_HOST}"), fullscreen=(self "${VIDEO_HOST}"), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()`,
      "Cross-Origin-Opener-Policy": "same-origin",
    },
    hashed: "public, max-age=31536000, immutable",
    other: "no-cache",
  };
}
