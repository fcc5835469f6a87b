import { useEffect, useRef, useState, type RefObject } from "react";
import { quoteWords as words } from "~/words/quote";

/** Finds the part of a message that begins with this line and ends before an empty one. */
function find(message: string, heading: string) {
  const lines = message.split("\n");
  const first = lines.indexOf(heading);
  if (first < 0) return undefined;
  const length = lines.slice(first).findIndex((line) => line.trim() === "");
  const end = length < 0 ? lines.length : first + length;
  return {
    above: lines.slice(0, first).join("\n").trimEnd(),
    part: lines.slice(first, end).join("\n"),
    below: lines.slice(end).join("\n").trimStart(),
  };
}

export const partOf = (message: string, heading: string) => find(message, heading)?.part;

/** Puts a part in the place of the one with the same heading, or below the message; without a part takes that one out. */
export function withPart(message: string, heading: string, part: string | undefined): string {
  const { above, below } = find(message, heading) ?? { above: message, below: "" };
  return [above, part, below].filter(Boolean).join("\n\n");
}

/**
 * Writes a part into the text area of the message. Asks before it changes a part that the visitor has edited.
 *
 * @param earlier The part as it was put before a reload.
 */
export function useMessagePart(
  message: RefObject<HTMLTextAreaElement | null>,
  heading: string,
  earlier?: string,
) {
  const [state, setState] = useState<"none" | "placed" | "undone">("none");
  const last = useRef<{ put: string | undefined; replaced?: string | undefined }>({ put: earlier });

  // A sent message is cleared, with the part in it.
  useEffect(() => {
    const form = message.current?.form;
    const forget = () => setState("none");
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, [message]);

  function write(part: string | undefined, done: "placed" | "undone", question: string): void {
    const area = message.current;
    if (!area || area.readOnly) return;
    const there = partOf(area.value, heading);
    const isEdited = there !== undefined && there !== part && there !== last.current.put;
    if (isEdited && !window.confirm(question)) return;
    area.setRangeText(withPart(area.value, heading, part), 0, area.value.length);
    last.current = { put: part, replaced: there === part ? undefined : there };
    setState(done);
    // The undo button disappears when pressed.
    if (done === "undone") area.focus();
  }

  return {
    state,
    put: (part: string) => write(part, "placed", words.answers.edited),
    undo: () => write(last.current.replaced, "undone", words.answers.editedUndo),
  };
}

/** A small button or link of the quote. */
export const SMALL =
  "inline-flex min-h-11 items-center text-base font-semibold text-palm-700 underline decoration-1 underline-offset-4 hover:decoration-2";

type Props = {
  part: ReturnType<typeof useMessagePart>;
  placed: string;
  note?: string | undefined;
};

/** Says what has become of a part of the message, and lets the visitor undo it. */
export function MessageAnswer({ part, placed, note }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 has-[p:not(:empty)]:mt-3 has-[p:not(:empty)]:rounded-(--radius-field) has-[p:not(:empty)]:bg-tint-leaf has-[p:not(:empty)]:px-4 has-[p:not(:empty)]:py-2">
      <p role="status" className="flex-[1_1_220px] text-base leading-[1.4] font-medium">
        {note ?? { none: "", placed, undone: words.answers.undone }[part.state]}
      </p>
      {part.state === "placed" ? (
        <button type="button" className={SMALL} onClick={part.undo}>
          {words.undo}
        </button>
      ) : null}
    </div>
  );
}
