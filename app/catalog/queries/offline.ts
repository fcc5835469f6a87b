import { pictureFile, type Picture } from "../../lib/picture.ts";
import { clients } from "../content/clients.ts";
import { values } from "../content/sections.ts";
import { corporatePages } from "./written-pages.ts";

/** The corporate pages, which can be read offline after a visit to any page. */
export const offlinePages = (): string[] => corporatePages().map(({ path }) => path);

/**
 * The smallest file of each picture on these pages, which the service worker serves in place of larger
 * widths and portrait crops. Pictures below placeholders are not cached.
 */
export function offlinePictures(): string[] {
  const byName = new Map<string, Picture>();
  for (const picture of collectPictures([corporatePages(), values(), clients])) {
    const [, name = "", crop] = /^(.*?)(-portrait)?-\w{8}$/.exec(picture.base) ?? [];
    if (!crop || !byName.has(name)) byName.set(name, picture);
  }
  const files = [...byName.values()].map((picture) =>
    pictureFile(picture, Math.min(...picture.widths), "avif"),
  );
  return [...files, ...clients.map(({ logo }) => logo)];
}

const isPicture = (value: object): value is Picture => "base" in value && "widths" in value;

function collectPictures(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPicture(value)) return [value];
  return Object.entries(value).flatMap(([key, part]) => (key === "highlights" ? [] : collectPictures(part)));
}
