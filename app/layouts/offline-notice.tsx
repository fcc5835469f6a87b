import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { Language } from "~/lib/language";
import { canOpen, isReachable } from "~/ui/reach";
import * as frame from "~/words/frame";
import { useNewDocument } from "./use-new-document";

/** These events are unreliable, so they only trigger a check. */
const HINTS = ["online", "offline"];

/** Says when the site cannot be reached, and keeps the page and typed text. Cached pages stay readable. */
export function OfflineNotice({ lang }: { lang: Language }) {
  const [isReached, setReached] = useState(true);
  /** Keeps the guard mounted until the link that it holds has been followed. */
  const [isAsking, setAsking] = useState(false);

  /** The last path that did not answer; an answer from the current page does not mean that it would. */
  const wanted = useRef<string>(null);

  const ask = useCallback(async (path: string) => {
    wanted.current = path;
    const answers = await isReachable(path);
    if (wanted.current === path) {
      if (answers) wanted.current = null;
      setReached(answers);
    }
    return answers;
  }, []);

  useEffect(() => {
    const onHint = () => void ask(wanted.current ?? window.location.href);
    // The service worker reports requests that fail.
    const worker = new BroadcastChannel("offline");
    worker.addEventListener("message", onHint);
    for (const hint of HINTS) window.addEventListener(hint, onHint);
    return () => {
      worker.close();
      for (const hint of HINTS) window.removeEventListener(hint, onHint);
    };
  }, [ask]);
  useNewDocument(ask);

  return (
    <>
      {isReached && !isAsking ? null : <NavigationGuard onAsking={setAsking} onSettled={ask} />}
      <p
        role="status"
        data-offline={isReached ? undefined : true}
        className={
          isReached
            ? "sr-only"
            : "fixed inset-x-4 bottom-4 z-60 mx-auto w-fit max-w-160 rounded-field bg-palm-900 px-6 py-3 font-medium text-husk-50 shadow-float forced-colors:border"
        }
      >
        {isReached ? "" : frame.offline[lang]}
      </p>
    </>
  );
}

/**
 * Holds a navigation until the target is known to be available. Mounted only when needed, since React Router warns of a
 * blocker at every link to a fragment.
 */
function NavigationGuard({
  onAsking,
  onSettled,
}: {
  onAsking: (isAsking: boolean) => void;
  onSettled: (path: string) => void;
}) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isHeld = currentLocation.pathname !== nextLocation.pathname;
    // At once: if the site answers before the effect runs, the guard would unmount and the link be lost.
    if (isHeld) onAsking(true);
    return isHeld;
  });

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    let isOver = false;
    async function settle() {
      const comes = await canOpen(location.pathname);
      if (isOver) return;
      if (comes) proceed();
      else reset();
      onAsking(false);
      onSettled(location.pathname);
    }
    void settle();
    // Another link was followed in the meantime.
    return () => {
      isOver = true;
    };
  }, [blocker, onAsking, onSettled]);

  return null;
}
