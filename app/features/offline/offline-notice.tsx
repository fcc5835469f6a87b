import { useEffect, useReducer } from "react";
import { createPath, useBlocker, useNavigation } from "react-router";
import type { Language } from "~/lib/language";
import { canOpen, checkReach, useReach } from "~/ui/reach";
import * as frame from "~/words/frame";

/** Tells visitors that the site is unreachable, and keeps the page and what they typed. Cached pages stay readable. */
export function OfflineNotice({ lang }: { lang: Language }) {
  const isReachable = useReach();
  const isOffline = isReachable === false;
  useMissingCode();
  return (
    <>
      {/* Unmounted until the first check, because with a blocker React Router logs a warning for every fragment link. */}
      {isReachable === undefined ? null : <NavigationGuard isOffline={isOffline} />}
      <p
        role="status"
        data-offline={isOffline || undefined}
        className={
          isOffline
            ? "fixed inset-x-4 bottom-4 z-notice mx-auto w-fit max-w-160 rounded-field bg-palm-900 px-6 py-3 font-medium text-husk-50 shadow-float forced-colors:border"
            : "sr-only"
        }
      >
        {isOffline ? frame.offline[lang] : ""}
      </p>
    </>
  );
}

/** While the site is unreachable, opens only pages that are available. */
function NavigationGuard({ isOffline }: { isOffline: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOffline && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    let isOver = false;
    async function settle() {
      const isAvailable = await canOpen(location.pathname);
      if (isOver) return;
      if (isAvailable) proceed();
      else reset();
      void checkReach();
    }
    void settle();
    // The visitor may have followed another link in the meantime.
    return () => {
      isOver = true;
    };
  }, [blocker]);

  return null;
}

/**
 * If a route's code fails to load, React Router reloads the document, which would lose typed text. Cancels the reload, and
 * opens the next page as a new document if the site responds. Browsers without the Navigation API still reload.
 */
function useMissingCode(): void {
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const next = useNavigation().location;

  useEffect(() => {
    // Hot module replacement also reloads the page from a script.
    if (import.meta.env.DEV || !("navigation" in window)) return;
    function onNavigate(event: NavigateEvent) {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      countFailure();
    }
    window.navigation.addEventListener("navigate", onNavigate);
    return () => window.navigation.removeEventListener("navigate", onNavigate);
  }, []);

  // Runs for each failure, since even a cancelled reload stops the new document, and for each later link, since React Router
  // never retries code that failed.
  useEffect(() => {
    if (failures === 0 || !next) return;
    let isOver = false;
    async function openDocument(path: string) {
      if ((await checkReach()) && !isOver) window.location.assign(path);
    }
    void openDocument(createPath(next));
    // The page may have been opened after all.
    return () => {
      isOver = true;
    };
  }, [failures, next]);
}
