import { useEffect, useRef, useState } from "react";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { Button } from "~/ui/button";
import { TEXT_AREA } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { rowText, type CopiedRow } from "./specification-row-text";

/** For how long a button says that it has copied, in ms. */
const DONE_MS = 3000;

type Words = Record<"column" | "label" | "done" | "title" | "hint" | "close", string>;

/** What the copy buttons of all tables share. */
export type Copying = {
  /** Key of the row that has just been copied. */
  copied: string | undefined;
  /** Text that the browser did not let the page copy. */
  refused: string | undefined;
  copy: (key: string, row: CopiedRow) => void;
  dismiss: () => void;
  words: Words;
};

/** Copies rows as text, each with the given ending. */
export function useCopying(ending: string, words: Words): Copying {
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), DONE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(key: string, row: CopiedRow) {
    const text = rowText(row, ending);
    try {
      await navigator.clipboard.writeText(text);
      setCopied(key);
    } catch {
      setRefused(text);
    }
  }

  return { copied, refused, copy, dismiss: () => setRefused(undefined), words };
}

/** The head of the column of copy buttons. */
export function CopyHead({ children, className }: { children: string; className: string }) {
  return (
    <th scope="col" className={classNames(className, "w-11 print:hidden")} data-mdast="ignore">
      <span className="sr-only">{children}</span>
    </th>
  );
}

type CellProps = { rowKey: string; row: CopiedRow; copying: Copying; className: string; isOnDark: boolean };

/** The end of a row that can be copied; without scripts it is empty. */
export function CopyCell({ rowKey, row, copying: { copied, copy, words }, className, isOnDark }: CellProps) {
  const isCopied = copied === rowKey;
  return (
    <td className={classNames(className, "w-11 print:hidden")} data-mdast="ignore">
      <button
        type="button"
        className={classNames(
          "with-scripts relative -my-3 -mr-3 ml-auto grid size-11 place-items-center rounded-full stacked:my-0",
          isOnDark
            ? "text-mist hover:bg-palm-800 hover:text-oil-400"
            : "text-muted hover:bg-husk-300 hover:text-ink",
        )}
        aria-label={fill(words.label, { name: row.name[0] ?? "" })}
        onClick={() => copy(rowKey, row)}
      >
        <Icon name={isCopied ? "check" : "copy"} className="size-5" />
        {isCopied ? (
          <span
            aria-hidden="true"
            className="absolute right-full rounded-full bg-palm-700 px-3 py-1 text-sm font-medium text-white"
          >
            {words.done}
          </span>
        ) : null}
      </button>
    </td>
  );
}

/** Says that a row has been copied; where the browser does not allow it, offers the text to be copied by hand. */
export function CopyResult({ copying: { copied, refused, dismiss, words } }: { copying: Copying }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (refused === undefined) return;
    dialog.current?.showModal();
    field.current?.select();
  }, [refused]);

  return (
    <>
      <output className="sr-only">{copied === undefined ? "" : words.done}</output>
      <dialog
        ref={dialog}
        aria-labelledby="copie"
        className="m-auto w-[min(560px,100vw-40px)] rounded-card bg-husk-50 p-8 text-ink backdrop:bg-palm-900/60"
        data-mdast="ignore"
        onClose={dismiss}
      >
        <h2 id="copie" className="card-title">
          {words.title}
        </h2>
        <p className="mt-2 text-muted">{words.hint}</p>
        <form method="dialog" className="mt-6">
          <textarea
            ref={field}
            className={TEXT_AREA}
            readOnly
            aria-labelledby="copie"
            rows={7}
            value={refused ?? ""}
          />
          <Button type="submit" className="mt-4">
            {words.close}
          </Button>
        </form>
      </dialog>
    </>
  );
}
