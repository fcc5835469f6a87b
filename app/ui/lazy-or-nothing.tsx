import { useEffect, useState, type ComponentType } from "react";

/**
 * A component whose code comes with its first use. Where it cannot be fetched (offline, a deploy since) it shows nothing,
 * the page around it stays as it is, and the next time it is drawn it tries again.
 */
export function lazyOrNothing<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined;
  let isLoading = false;

  return function LazyOrNothing(props: Props) {
    const [, redraw] = useState(false);

    useEffect(() => {
      async function fetchIt() {
        isLoading = true;
        try {
          Loaded = (await load()).default;
          redraw(true);
        } catch {
          // The next drawing tries again.
        } finally {
          isLoading = false;
        }
      }
      if (!Loaded && !isLoading) void fetchIt();
    });

    return Loaded ? <Loaded {...props} /> : null;
  };
}
