import { useEffect, useReducer, type ComponentType } from "react";

/**
 * `React.lazy` without Suspense, for optional parts of a page. If the chunk cannot be fetched (offline, or after a deploy),
 * it renders nothing, and the next render retries. Firefox, however, remembers a failed import until the page is left.
 */
export function lazyOptional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  async function loadOnce() {
    try {
      Loaded = (await load()).default;
    } catch {
      // The next render retries.
    }
    loading = undefined;
  }

  return function LazyOptional(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const Current = Loaded;

    useEffect(() => {
      if (Current) return;
      let isUnmounted = false;
      async function show() {
        // Another instance may have loaded the chunk since this render.
        if (!Loaded) await (loading ??= loadOnce());
        if (Loaded && !isUnmounted) rerender();
      }
      void show();
      return () => {
        isUnmounted = true;
      };
    });

    return Current ? <Current {...props} /> : null;
  };
}
