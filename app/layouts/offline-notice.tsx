import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { Language } from "~/lib/language";
import { canOpen, isReachable } from "~/ui/reach";
import * as frame from "~/words/frame";
import { useNewDocument } from "./use-new-document";

/** These events are unreliable, so they only trigger a check. */
const HINTS = ["online", "offline"];

/** Tells visitors that the site is unreachable, and keeps the page and what they typed. Cached pages stay readable. */
export function OfflineNotice({ lang }: { lang: Language }) {
  const [isOnline, setOnline] = useState(true);
  /** Keeps the guard mounted until the blocked navigation has proceeded. */
  const [isChecking, setChecking] = useState(false);

  /** Checked again instead of the current page, which may be cached while this one is not. */
  const failedPath = useRef<string>(null);

  const check = useCallback(async (path: string) => {
    failedPath.current = path;
    const isAnswering = await isReachable(path);
    if (failedPath.current === path) {
      if (isAnswering) failedPath.current = null;
      setOnline(isAnswering);
    }
    return isAnswering;
  }, []);

  useEffect(() => {
    const onHint = () => void check(failedPath.current ?? window.location.href);
    // The service worker reports failed requests.
    const worker = new BroadcastChannel("offline");
    worker.addEventListener("message", onHint);
    for (const hint of HINTS) window.addEventListener(hint, onHint);
    return () => {
      worker.close();
      for (const hint of HINTS) window.removeEventListener(hint, onHint);
    };
  }, [check]);
  useNewDocument(check);

  return (
    <>
      {isOnline && !isChecking ? null : <NavigationGuard onChecking={setChecking} onSettled={check} />}
      <p
        role="status"
        data-offline={isOnline ? undefined : true}
        className={
          isOnline
            ? "sr-only"
            : "fixed inset-x-4 bottom-4 z-60 mx-auto w-fit max-w-160 rounded-field bg-palm-900 px-6 py-3 font-medium text-husk-50 shadow-float forced-colors:border"
        }
      >
        {isOnline ? "" : frame.offline[lang]}
      </p>
    </>
  );
}

/**
 * Blocks a navigation until its target is known to be available. Mounted only when needed, because with a blocker React
 * Router logs a warning for every fragment link.
 */
function NavigationGuard({
  onChecking,
  onSettled,
}: {
  onChecking: (isChecking: boolean) => void;
  onSettled: (path: string) => void;
}) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHeld = currentLocation.pathname !== nextLocation.pathname;
    // Not in an effect: if the site responded before it ran, the guard would unmount and lose the link.
    if (isHeld) onChecking(true);
    return isHeld;
  });

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    let isOver = false;
    async function settle() {
      const isAvailable = await canOpen(location.pathname);
      if (isOver) return;
      if (isAvailable) proceed();
      else reset();
      onChecking(false);
      onSettled(location.pathname);
    }
    void settle();
    // The visitor may have followed another link in the meantime.
    return () => {
      isOver = true;
    };
  }, [blocker, onChecking, onSettled]);

  return null;
}
