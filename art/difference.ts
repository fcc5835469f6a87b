import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { aptInstall, aptUpdate, hasApt } from "../testing/apt.ts";
import { findProgram, PACKAGES } from "../testing/programs.ts";
import type { Raster } from "./flatten.ts";

const PROGRAM = "butteraugli_main";

let program: string | undefined;

/** The path of Butteraugli, which is installed where it can be. */
function butteraugli(): string {
  program ??= findProgram(PROGRAM);
  if (!program && hasApt()) {
    aptUpdate();
    aptInstall([PACKAGES[PROGRAM]]);
    program = findProgram(PROGRAM);
  }
  if (!program) {
    throw new Error(
      `Pictures are made as small as Butteraugli allows, and ${PROGRAM} is not there.\n` +
        `Debian: apt-get install ${PACKAGES[PROGRAM]}`,
    );
  }
  return program;
}

/**
 * How much a picture differs from another of its size, to the eye: the 3-norm of Butteraugli over all of it, at 80 nits.
 * 0 is no difference; up to about 1 none is seen side by side.
 */
export async function differenceOf(one: Raster, other: Raster): Promise<number> {
  const main = butteraugli();
  const folder = await mkdtemp(path.join(os.tmpdir(), "difference-"));
  try {
    const files = [path.join(folder, "one.ppm"), path.join(folder, "other.ppm")];
    await Promise.all([one, other].map((raster, i) => writeFile(files[i] ?? "", ppmOf(raster))));
    const { stdout } = await promisify(execFile)(main, files);
    const norm = Number(/^3-norm: ([\d.]+)$/m.exec(stdout)?.[1] ?? Number.NaN);
    if (Number.isNaN(norm)) throw new Error(`${PROGRAM} said: ${stdout}`);
    return norm;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function ppmOf({ data, width, height }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P6 ${width} ${height} 255\n`), data]);
}
