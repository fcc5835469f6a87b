import { useEffect, useState, type ComponentType } from "react";

/**
 * `React.lazy` without Suspense, for optional parts of a page. If the chunk cannot be fetched (offline, or after a deploy),
 * it renders nothing, and the next render retries. Firefox, however, remembers a failed import until the page is left.
 */
export function lazyOptional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;

  return function LazyOptional(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);

    useEffect(() => {
      if (Loaded) return;
      async function show() {
        loaded = (await load()).default;
        setLoaded(() => loaded);
      }
      // The next render retries.
      show().catch(() => undefined);
    });

    return Loaded ? <Loaded {...props} /> : null;
  };
}
