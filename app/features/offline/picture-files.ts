import type { EditionPicture } from "~/lib/edition";

/** A file to save, with its bytes. */
export type SavableFile = { url: string; bytes: number };

/** The file of a picture that this window would ask for; nothing where it is for windows of another width. */
export function fileFor({ files, sizes, isNarrow }: EditionPicture): SavableFile | undefined {
  if (isNarrow !== undefined && isNarrow !== matchMedia("(width < 721px)").matches) return undefined;
  const pixels = Math.max(...sizes.map(laidOutWidth)) * devicePixelRatio;
  const file = files.find(([, width]) => width >= pixels) ?? files.at(-1);
  return file && { url: file[0], bytes: file[2] };
}

/** The width in px that a value of the HTML attribute `sizes` says for this window. */
function laidOutWidth(sizes: string): number {
  for (const part of sizes.split(/,(?![^(]*\))/)) {
    const [, media, length = ""] = /^\s*(?:(\([^)]*\))\s+)?(.+)$/.exec(part) ?? [];
    if (!media || matchMedia(media).matches) return pixelsOf(length);
  }
  return window.innerWidth;
}

/** A length of CSS in px: the browser works it out. */
function pixelsOf(length: string): number {
  const probe = document.createElement("div");
  probe.style.position = "absolute";
  probe.style.width = length;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}
