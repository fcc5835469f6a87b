import { useEffect, useSyncExternalStore } from "react";
import { offlineWords } from "~/content/layout";
import type { Language } from "~/lib/language";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/** Keeps a link to another page from leaving this one, which could not be had again. */
function stay(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.preventDefault();
}

/** While there is no connection: says so, and keeps the page and what was typed into it. */
export function OfflineNotice({ lang }: { lang: Language }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    if (isOnline) return;
    document.addEventListener("click", stay, true);
    return () => document.removeEventListener("click", stay, true);
  }, [isOnline]);

  return (
    <p role="status" className={isOnline ? "sr-only" : "offline-notice"}>
      {isOnline ? "" : offlineWords[lang]}
    </p>
  );
}
