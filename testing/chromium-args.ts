/** Keeps Chromium from using the network on its own. */
export const CHROMIUM_ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chrome's sandbox does not start as root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
