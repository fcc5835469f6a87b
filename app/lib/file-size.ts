const KILOBYTE = 1024;

/** A file's size for people, in whole kilobytes or in tenths of a megabyte: `"38 KB"`, `"1.4 MB"`. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
