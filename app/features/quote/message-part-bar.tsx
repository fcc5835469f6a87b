import { quoteWords as words } from "~/words/quote";
import type { PartState } from "./use-message-part";

type Props = {
  state: PartState;
  /** Said once the part stands in the message. */
  placed: string;
  /** Anything else there is to say; a question comes first. */
  note?: string;
  onUndo: () => void;
  onAgree: () => void;
  onRefuse: () => void;
};

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says what has become of a part of the message, and lets the visitor undo it, or decide. */
export function MessagePartBar({ state, placed, note, onUndo, onAgree, onRefuse }: Props) {
  const isAsked = state === "edited" || state === "editedUndo";
  const texts: Record<PartState, string> = {
    none: "",
    placed,
    undone: words.answers.undone,
    edited: words.answers.edited,
    editedUndo: words.answers.editedUndo,
  };
  return (
    <div className="quote-bar">
      <p role="status">{isAsked ? texts[state] : (note ?? texts[state])}</p>
      {state === "placed" ? (
        <button type="button" className="quote-small" onClick={onUndo}>
          {words.undo}
        </button>
      ) : null}
      {isAsked ? (
        <div role="group" aria-label={texts[state]}>
          <button ref={takeFocus} type="button" className="quote-small" onClick={onRefuse}>
            {words.keep}
          </button>
          <button type="button" className="quote-small" onClick={onAgree}>
            {state === "edited" ? words.replace : words.remove}
          </button>
        </div>
      ) : null}
    </div>
  );
}
