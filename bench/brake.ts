import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** How much slower than this machine, as Lighthouse's phone is. */
export const SLOWDOWN = 4;

/** Linux's controller of processor time in its first version, which knows threads. */
const CONTROLLER = "/sys/fs/cgroup/cpu";

/** In µs: as short as the kernel's own beat of 250 a second allows. */
const PERIOD = 4000;

/** Before everything else that runs: what others do must not be measured. A process has 1024. */
const SHARES = 100_000;

/** Whether this machine can do it: Linux with control groups of the first version, and the right to make one. */
export function canBrake(): boolean {
  return existsSync(`${CONTROLLER}/cpu.cfs_quota_us`) && process.getuid?.() === 0;
}

/**
 * Gives threads a quarter of one processor's time: a millisecond of every four. What CDP's own throttling does, without its
 * debugger; a task shorter than some milliseconds may run at full speed and be paid for by the next one.
 */
export class Brake {
  readonly #group = `${CONTROLLER}/bench-${process.pid}`;
  readonly #slow = `${this.#group}/slow`;

  constructor() {
    mkdirSync(this.#slow, { recursive: true });
    writeFileSync(`${this.#group}/cpu.shares`, String(SHARES));
  }

  /** Takes all that a process does, and its children, before what others do. */
  prefer(process: number): void {
    for (const id of familyOf(process)) writeFileSync(`${this.#group}/cgroup.procs`, String(id));
  }

  /** Slows down the threads that show pages, of a process and its children. */
  slow(process: number): void {
    writeFileSync(`${this.#slow}/cpu.cfs_period_us`, String(PERIOD));
    writeFileSync(`${this.#slow}/cpu.cfs_quota_us`, String(PERIOD / SLOWDOWN));
    for (const id of familyOf(process))
      if (readIfThere(`/proc/${id}/cmdline`).includes("--type=renderer"))
        // A thread alone: the first one of a process has its number.
        writeFileSync(`${this.#slow}/tasks`, String(id));
  }

  /** Once all of its processes have ended. */
  async release(): Promise<void> {
    for (const group of [this.#slow, this.#group]) {
      while (readFileSync(`${group}/tasks`, "utf8") !== "") await setTimeout(50);
      rmdirSync(group);
    }
  }
}

/** A process with its children and theirs. */
function familyOf(first: number): number[] {
  const parents = new Map<number, number>();
  for (const id of readdirSync("/proc").map(Number).filter(Number.isInteger)) {
    const [, parent] = /\) \w (\d+) /.exec(readIfThere(`/proc/${id}/stat`)) ?? [];
    if (parent) parents.set(id, Number(parent));
  }
  const isOfFamily = (id: number | undefined): boolean =>
    id === first || (id !== undefined && isOfFamily(parents.get(id)));
  return [...parents.keys()].filter(isOfFamily);
}

/** Processes end while they are read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
