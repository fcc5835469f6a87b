import { useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { Language } from "~/lib/language";
import { canOpen, isReachable } from "~/ui/reach";
import * as frame from "~/words/frame";
import { useNewDocument } from "./use-new-document";

/** Events that give reason to ask whether the site answers: none of them says so by itself. */
const HINTS = ["online", "offline"];

/**
 * Says so where the site could not be reached, and keeps the page and what was typed into it. Pages that the browser kept
 * can be read on. What the browser takes itself for is a guess, and leads to no more than a question.
 */
export function OfflineNotice({ lang }: { lang: Language }) {
  const [isReached, setReached] = useState(true);
  /** A link is held: what holds it must stay until it is followed, also where the site answers meanwhile. */
  const [isAsking, setAsking] = useState(false);

  /** What was asked for last and has not answered: where the page that is shown answers, that says nothing of the next. */
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
      {isReached && !isAsking ? null : <AskFirst onAsking={setAsking} onSettled={ask} />}
      <p
        role="status"
        data-offline={isReached ? undefined : true}
        className={
          isReached
            ? "sr-only"
            : "fixed inset-x-4 bottom-4 z-60 mx-auto w-fit max-w-140 rounded-field bg-palm-900 px-6 py-3 font-medium text-husk-50 shadow-float forced-colors:border"
        }
      >
        {isReached ? "" : frame.offline[lang]}
      </p>
    </>
  );
}

/** Follows a link to another page once that is known to come. */
function AskFirst({
  onAsking,
  onSettled,
}: {
  onAsking: (isAsking: boolean) => void;
  onSettled: (path: string) => void;
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    let isOver = false;
    onAsking(true);
    async function settle() {
      const comes = await canOpen(location.pathname);
      if (isOver) return;
      if (comes) proceed();
      else reset();
      onAsking(false);
      onSettled(location.pathname);
    }
    void settle();
    // Another link was pressed meanwhile.
    return () => {
      isOver = true;
    };
  }, [blocker, onAsking, onSettled]);

  return null;
}
