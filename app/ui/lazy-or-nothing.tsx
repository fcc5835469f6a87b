import { useEffect, useReducer, type ComponentType } from "react";

/**
 * A component whose code comes with its first use. Where it cannot be fetched (offline, a deploy since) it shows nothing,
 * the page around it stays as it is, and the next time it is drawn it tries again. Firefox remembers a module that could
 * not be fetched until the document is left: there it stays away as long.
 */
export function lazyOrNothing<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function fetchIt() {
    try {
      Loaded = (await load()).default;
    } catch {
      // The next drawing tries again.
    }
    loading = undefined;
  }

  return function LazyOrNothing(props: Props) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const Drawn = Loaded;

    useEffect(() => {
      if (Drawn) return;
      let isGone = false;
      async function show() {
        // It may have come since this was drawn, for a drawing that is no longer the last.
        if (!Loaded) await (loading ??= fetchIt());
        if (Loaded && !isGone) redraw();
      }
      void show();
      return () => {
        isGone = true;
      };
    });

    return Drawn ? <Drawn {...props} /> : null;
  };
}
