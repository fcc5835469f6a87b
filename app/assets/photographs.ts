// Made by art/photographs.ts from content/photographs and content/logos. Do not edit.
import type { PictureFiles } from "../lib/picture.ts";

/** The files of the owner's photographs, by name. */
export const photographFiles: Readonly<Record<string, PictureFiles>> = {
};

/** The logos that came as pictures, by name. */
export const photographedLogos: Readonly<Record<string, string>> = {
};
