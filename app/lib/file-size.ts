const KILOBYTE = 1024;

/** Formats as whole kilobytes, or as megabytes with one decimal: `"38 KB"`, `"1.4 MB"`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
