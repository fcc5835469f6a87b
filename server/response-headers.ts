/** The response headers of every host: our own server and CDNs. */
export type ResponseHeaders = {
  /** Sent with every response. */
  all: Readonly<Record<string, string>>;
  /** Sent with every response except files under `/assets/`. */
  document: Readonly<Record<string, string>>;
  /** `Cache-Control` of files under `/assets/`, whose names change with their content. */
  hashed: string;
  /** `Cache-Control` of all other responses, which are cached but revalidated on each request. */
  other: string;
};

/** CDNs read these files from the site's folder; no host serves them. */
export const HEADERS_FILE = "_headers";
export const REDIRECTS_FILE = "_redirects";

/** File names in this folder contain a content hash. */
export const HASHED_FOLDER = "/assets/";

/** Content types by extension. */
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

/** Directives that all pages share or a `<meta>` cannot contain; pages add their own (app/startup/policy.server.ts). */
const COMMON_POLICY = [
  "base-uri 'none'",
  // Without JavaScript, the contact form opens the visitor's mail program.
  "form-action 'self' mailto:",
  "frame-ancestors 'none'",
].join("; ");

/** The one source of all response headers. */
export const HEADERS: ResponseHeaders = {
  all: { "X-Content-Type-Options": "nosniff" },
  document: {
    "Content-Security-Policy": COMMON_POLICY,
    "Strict-Transport-Security": "max-age=63072000",
    "X-Frame-Options": "DENY",
    // The video host does not play without the origin.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // Omits autoplay and fullscreen, which video frames get through `allow`.
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  },
  hashed: "public, max-age=31536000, immutable",
  other: "no-cache",
};
