import type { EditionPicture } from "../app/lib/edition.ts";

/** Written in by build-tools/offline/write-worker.ts. */
declare global {
  /** The build that this worker came with, as its pages' code names it. */
  const BUILD: string;

  /** The address of its edition. */
  const EDITION: string;

  /** The bytes of what is loaded ahead with it, but for pictures; and what pictures may weigh in addition. */
  const AHEAD_BYTES: number;
  const PICTURE_BYTES: number;

  /** The pictures of its pages. */
  const PICTURES: readonly EditionPicture[];

  /** What stands in the `<main>` of the offline page, with `{path}` and `{list}` in it, and its title. */
  const OFFLINE: Readonly<Record<"es" | "en", { title: string; main: string }>>;
}
