/** What every host of the site sends with its answers: `npm start`, nginx and CDNs. */
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

/** Headers and redirects as CDNs read them; they lie among the site's files, and no host serves them. */
export const HEADERS_FILE = "_headers";
export const REDIRECTS_FILE = "_redirects";

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
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** What every page shares, and what a `<meta>` cannot say; each page adds its own (app/startup/policy.server.ts). */
const COMMON_POLICY = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"].join("; ");

/** The one source of all response headers. */
export const HEADERS: ResponseHeaders = {
  all: {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  },
  document: {
    "Content-Security-Policy": COMMON_POLICY,
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Frame-Options": "DENY",
    // The video host refuses to play where it does not learn the origin.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Video frames may play and fill the screen as their `allow` says; no other frames may be there.
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  },
  hashed: "public, max-age=31536000, immutable",
  other: "no-cache",
};
