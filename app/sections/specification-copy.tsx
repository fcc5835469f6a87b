import { useEffect, useRef, useState } from "react";
import { rowText, type CopiedRow } from "~/features/documents/row-text";
import { fill } from "~/lib/fill";
import { Button } from "~/ui/button";
import { TEXT_AREA } from "~/ui/field";
import { ICON_STROKE } from "~/ui/icon";

/** For how long a button says that it has copied, in ms. */
const DONE_MS = 3000;

type Words = {
  column: string;
  label: string;
  done: string;
  title: string;
  hint: string;
  close: string;
};

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
export function CopyHead({ children }: { children: string }) {
  return (
    <th scope="col" className="copy-cell" data-mdast="ignore">
      <span className="sr-only">{children}</span>
    </th>
  );
}

type CellProps = { rowKey: string; row: CopiedRow; copying: Copying };

/** The end of a row that can be copied; without scripts it is empty. */
export function CopyCell({ rowKey, row, copying: { copied, copy, words } }: CellProps) {
  return (
    <td className="copy-cell" data-mdast="ignore">
      <button
        type="button"
        className="copy with-scripts"
        data-copy={copied === rowKey ? words.done : ""}
        aria-label={fill(words.label, { name: row.name[0] ?? "" })}
        onClick={() => copy(rowKey, row)}
      >
        <svg {...ICON_STROKE} className="icon flex-none">
          <use href="#copiar" />
        </svg>
        <svg {...ICON_STROKE} className="icon flex-none">
          <use href="#copiado" />
        </svg>
      </button>
    </td>
  );
}

/** The drawings of all copy buttons, once. */
export function CopyDrawings() {
  return (
    <svg className="hidden">
      <symbol id="copiar" viewBox="0 0 24 24">
        <path d="M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1ZM16 8.5V5a1 1 0 0 0-1-1H5.5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1H8" />
      </symbol>
      <symbol id="copiado" viewBox="0 0 24 24">
        <path d="m5 12.5 4.5 4.5L19 7.5" />
      </symbol>
    </svg>
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
        className="copy-fallback"
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
