import { useEffect, useState } from "react";
import { classNames } from "~/lib/class-names";
import { fileSize } from "~/lib/file-size";
import { fill } from "~/lib/fill";
import { fileFor, type SavableFile } from "./picture-files";
import { askOffer, dropSaved, saveFiles } from "./worker";

/** What the panel says. */
export type SaveWords = {
  title: string;
  text: string;
  button: string;
  saving: string;
  saved: string;
  failed: string;
  drop: string;
};

type Props = { words: SaveWords; documents: readonly SavableFile[] };

type State = "offered" | "saving" | "saved" | "failed";

/**
 * Saves the documents, and the pictures of all corporate pages at this window's size, to be read without a connection; and
 * says how much that is. Where the browser has no service worker for this site, there is no panel.
 */
export default function SavePanel({ words, documents }: Props) {
  const [files, setFiles] = useState<readonly SavableFile[]>([]);
  const [ahead, setAhead] = useState(0);
  const [state, setState] = useState<State>("offered");
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let isGone = false;
    async function look() {
      const offer = await askOffer();
      if (isGone) return;
      const all = [...documents, ...offer.pictures.flatMap((picture) => fileFor(picture) ?? [])];
      setFiles(all);
      setAhead(offer.ahead);
      if (all.every(({ url }) => offer.saved.includes(url))) setState("saved");
    }
    // Without an answer there is nothing to offer.
    look().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [documents]);

  if (files.length === 0) return null;
  const size = fileSize(files.reduce((sum, { bytes }) => sum + bytes, ahead));

  async function save() {
    if (state === "saving") return;
    setState("saving");
    setCount(0);
    try {
      await saveFiles(
        files.map(({ url }) => url),
        setCount,
      );
      setState("saved");
    } catch {
      setState("failed");
    }
  }

  async function drop() {
    await dropSaved();
    setState("offered");
  }

  return (
    <section aria-labelledby="save" className="wrap pb-(--section)">
      <div className="save-panel">
        <div>
          <h2 id="save">{words.title}</h2>
          <p>{words.text}</p>
        </div>
        <p
          role="status"
          className={classNames("save-panel-status", state === "failed" && "save-panel-failed")}
        >
          {state === "saving" ? fill(words.saving, { count, total: files.length }) : null}
          {state === "saved" ? fill(words.saved, { size }) : null}
          {state === "failed" ? words.failed : null}
        </p>
        {state === "saved" ? (
          <button type="button" className="text-link" onClick={drop}>
            {words.drop}
          </button>
        ) : (
          <button
            type="button"
            aria-disabled={state === "saving"}
            className="button button-outline"
            onClick={save}
          >
            {fill(words.button, { size })}
          </button>
        )}
      </div>
    </section>
  );
}
