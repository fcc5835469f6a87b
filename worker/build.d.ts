/** Written in by build-tools/offline/write-worker.ts. */

/** The build that this worker came with, as its pages' code names it. */
declare const BUILD: string;

/** The address of its edition. */
declare const EDITION: string;

/** What its pictures may weigh that are loaded ahead, in bytes. */
declare const PICTURE_BYTES: number;

/** The content of the offline page's `<main>`, by language, with `{path}` and `{list}` in it; and its title. */
declare const OFFLINE: Readonly<Record<"es" | "en", { title: string; main: string }>>;
