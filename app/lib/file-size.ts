/** A file's size for people, in whole kilobytes: `"38 KB"`. */
export function fileSize(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
