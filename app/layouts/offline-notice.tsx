import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { createPath, useBlocker } from "react-router";
import { isReachable } from "~/lib/is-reachable";
import type { Language } from "~/lib/language";
import * as frame from "~/words/frame";
import { useNewDocument } from "./use-new-document";

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}

/**
 * Says so where the site could not be reached, and keeps the page and what was typed into it. What the browser takes
 * itself for is a guess, and leads to no more than a question.
 */
export function OfflineNotice({ lang }: { lang: Language }) {
  const [isReached, setReached] = useState(true);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  const ask = useCallback(async (path: string) => {
    const answers = await isReachable(path);
    setReached(answers);
    return answers;
  }, []);

  useEffect(() => subscribe(() => void ask(window.location.href)), [ask]);
  useNewDocument(ask);

  return (
    <>
      {isOnline && isReached ? null : <AskFirst onAnswer={setReached} />}
      <p role="status" className={isReached ? "sr-only" : "offline-notice"}>
        {isReached ? "" : frame.offline[lang]}
      </p>
    </>
  );
}

/** Follows a link to another page once the site has answered for it. */
function AskFirst({ onAnswer }: { onAnswer: (answers: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    let isOver = false;
    async function settle() {
      const answers = await isReachable(createPath(location));
      if (isOver) return;
      if (answers) proceed();
      else reset();
      onAnswer(answers);
    }
    void settle();
    // Another link was pressed meanwhile.
    return () => {
      isOver = true;
    };
  }, [blocker, onAnswer]);

  return null;
}
