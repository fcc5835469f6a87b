import { quoteWords as words } from "~/words/quote";
import type { PartState } from "./message-part";

/** A small button or link of the quote. */
export const SMALL =
  "inline-flex min-h-11 items-center text-base font-semibold text-palm-700 underline decoration-1 underline-offset-4 hover:decoration-2";

type Props = {
  state: PartState;
  /** Said once the part stands in the message. */
  placed: string;
  /** Anything else there is to say; a question comes first. */
  note?: string | undefined;
  onUndo: () => void;
  onAgree: () => void;
  onRefuse: () => void;
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says what has become of a part of the message, and lets the visitor undo it, or decide. */
export function MessagePartBar({ state, placed, note, onUndo, onAgree, onRefuse }: Props) {
  const isQuestion = state === "edited" || state === "editedUndo";
  const text = { ...words.answers, none: "", placed }[state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 has-[p:not(:empty)]:mt-3 has-[p:not(:empty)]:rounded-(--radius-field) has-[p:not(:empty)]:bg-tint-leaf has-[p:not(:empty)]:px-4 has-[p:not(:empty)]:py-2">
      <p role="status" className="flex-[1_1_220px] text-base leading-[1.4] font-medium">
        {isQuestion ? text : (note ?? text)}
      </p>
      {state === "placed" ? (
        <button type="button" className={SMALL} onClick={onUndo}>
          {words.undo}
        </button>
      ) : null}
      {isQuestion ? (
        <div role="group" aria-label={text} className="flex flex-wrap gap-x-4">
          <button ref={takeFocus} type="button" className={SMALL} onClick={onRefuse}>
            {words.keep}
          </button>
          <button type="button" className={SMALL} onClick={onAgree}>
            {state === "edited" ? words.replace : words.remove}
          </button>
        </div>
      ) : null}
    </div>
  );
}
