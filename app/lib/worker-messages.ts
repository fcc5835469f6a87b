import type { EditionPicture } from "./edition";

/** What pages tell the service worker. A message with an answer comes with a port for it. */
export type WorkerMessage =
  /** Which page is shown, and by which build's code. */
  | {
      type: "shown";
      path: string;
      build: string;
      /** Same-origin addresses that the page has loaded so far. */
      files: string[];
      /** Whether the line is one on which to load ahead. */
      isCheap: boolean;
      /** Whether the window is narrower than 721 px. */
      isNarrow: boolean;
    }
  /** Asks which pictures the pages have; the answer is an `Offer`. */
  | { type: "offer" }
  /** Keeps files until they are dropped; the answers are a `Saved` each. */
  | { type: "save"; files: string[] }
  | { type: "drop" };

/** What can be saved: the pictures of all pages; nothing as long as they are not known. And what is saved already. */
export type Offer = { pictures: readonly EditionPicture[]; saved: readonly string[] };

/** How many files have been saved; `failed` ends it. */
export type Saved = { count: number } | { failed: true };
