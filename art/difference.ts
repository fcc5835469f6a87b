import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { aptInstall, aptUpdate, hasApt } from "../testing/apt.ts";
import { findProgram, PACKAGES } from "../testing/programs.ts";
import type { Raster } from "./encode.ts";

const PROGRAM = "butteraugli_main";

let program: string | undefined;

/** Returns the path of Butteraugli, which it installs if apt is available. */
function butteraugli(): string {
  program ??= findProgram(PROGRAM);
  if (!program && hasApt()) {
    aptUpdate();
    aptInstall([PACKAGES[PROGRAM]]);
    program = findProgram(PROGRAM);
  }
  if (!program) {
    throw new Error(
      `${PROGRAM}, which measures how far pictures may be compressed, is not installed.\n` +
        `Debian: apt-get install ${PACKAGES[PROGRAM]}`,
    );
  }
  return program;
}

/**
 * The perceived difference between two pictures of the same size: Butteraugli's 3-norm at 80 nits. Differences up to about
 * 1 are invisible side by side.
 */
export async function differenceOf(original: Raster, candidate: Raster): Promise<number> {
  const main = butteraugli();
  const folder = await mkdtemp(path.join(os.tmpdir(), "difference-"));
  try {
    const files = [path.join(folder, "original.ppm"), path.join(folder, "candidate.ppm")];
    await Promise.all([original, candidate].map((raster, i) => writeFile(files[i] ?? "", ppmOf(raster))));
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
