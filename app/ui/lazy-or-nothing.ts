import { lazy, type ComponentType } from "react";

/**
 * A component whose code comes with its first use. Where it cannot be fetched (offline, a deploy since) it shows nothing,
 * and the page around it stays as it is.
 */
export function lazyOrNothing<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const nothing: { default: ComponentType<Props> } = { default: () => null };
  return lazy(() => load().catch(() => nothing));
}
