import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows, such as the day; in prerendered HTML that of the build. */
export const useBrowserValue = <Value>(read: () => Value, atBuild: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => atBuild);
