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
  /** Asks what there is to save; the answer is an `Offer`. */
  | { type: "offer" }
  /** Keeps files until they are dropped, and all pages; the answers are a `Saved` each. */
  | { type: "save"; files: string[]; isNarrow: boolean }
  | { type: "drop" };

/** What can be saved: the pictures of all pages, and the bytes of the pages themselves where they are not there yet. */
export type Offer = {
  pictures: readonly EditionPicture[];
  ahead: number;
  /** The paths of what is saved already. */
  saved: readonly string[];
};

/** How many files have been saved; `failed` ends it. */
export type Saved = { count: number } | { failed: true };
