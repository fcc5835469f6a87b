import { useCallback, useEffect, useState } from "react";
import { createPath, useBlocker } from "react-router";
import { offlineWords } from "~/content/layout";
import { isReachable } from "~/lib/is-reachable";
import type { Language } from "~/lib/language";
import { useNewDocument } from "./use-new-document";

/**
 * Says so where the site could not be reached, and keeps the page and what was typed into it: while the browser takes
 * itself to be offline, a link is followed once the site has answered for what it leads to.
 */
export function OfflineNotice({ lang }: { lang: Language }) {
  const [isOnline, setOnline] = useState(true);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !(isOnline && navigator.onLine),
  );

  const ask = useCallback(async (path: string) => {
    const answers = await isReachable(path);
    setOnline(answers);
    return answers;
  }, []);

  useEffect(() => {
    const onChange = () => void ask(window.location.href);
    window.addEventListener("online", onChange);
    window.addEventListener("offline", onChange);
    return () => {
      window.removeEventListener("online", onChange);
      window.removeEventListener("offline", onChange);
    };
  }, [ask]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const { location, proceed, reset } = blocker;
    let isOver = false;
    async function settle() {
      const answers = await ask(createPath(location));
      if (isOver) return;
      if (answers) proceed();
      else reset();
    }
    void settle();
    // Another link was pressed meanwhile.
    return () => {
      isOver = true;
    };
  }, [blocker, ask]);

  useNewDocument(ask);

  return (
    <p role="status" className={isOnline ? "sr-only" : "offline-notice"}>
      {isOnline ? "" : offlineWords[lang]}
    </p>
  );
}
