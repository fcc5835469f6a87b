import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows, such as the date; in prerendered HTML, the build-time value. */
export const useBrowserValue = <Value>(read: () => Value, atBuild: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => atBuild);
