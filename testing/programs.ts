import { existsSync } from "node:fs";
import path from "node:path";

const FOLDERS = [
  "/usr/sbin",
  "/usr/bin",
  "/usr/local/bin",
  "/opt/homebrew/bin",
  "/Applications/Firefox.app/Contents/MacOS",
];

/** Debian's package of each program. */
export const PACKAGES = {
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  firefox: "firefox-esr",
  qpdf: "qpdf",
  pdfinfo: "poppler-utils",
  pdftoppm: "poppler-utils",
  zbarimg: "zbar-tools",
};

/** A program that tests start. */
export type Program = keyof typeof PACKAGES;

function find(name: string): string | undefined {
  const names = name === "firefox" ? ["firefox-esr", "firefox"] : [name];
  return FOLDERS.flatMap((folder) => names.map((file) => path.join(folder, file))).find((file) =>
    existsSync(file),
  );
}

/** The path of a program; undefined where it is not installed. */
export const findProgram: (name: Program) => string | undefined = find;

/** The packages of the programs that are not installed. */
export const missingPackages = (): Set<string> =>
  new Set(Object.entries(PACKAGES).flatMap(([name, debian]) => (find(name) ? [] : [debian])));
