import { useEffect, useRef, useState, type RefObject } from "react";
import { classNames } from "~/lib/class-names";
import { readText, storeText } from "~/lib/stored-text";
import { quoteWords as words } from "~/words/quote";

/** Finds a part of the message: from its heading to the first empty line after the last line that was `written`. */
function findPart(message: string, heading: string, written = "") {
  const lines = message.split("\n");
  const first = lines.indexOf(heading);
  if (first < 0) return undefined;
  const writtenLines = new Set(written.split("\n").filter((line) => line.trim() !== ""));
  // The visitor may have put empty lines between them.
  const last = Math.max(
    first,
    lines.findLastIndex((line) => writtenLines.has(line)),
  );
  const rest = lines.slice(last).findIndex((line) => line.trim() === "");
  const end = rest < 0 ? lines.length : last + rest;
  return {
    above: lines.slice(0, first).join("\n").trimEnd(),
    part: lines.slice(first, end).join("\n"),
    below: lines.slice(end).join("\n").trimStart(),
  };
}

export const partOf = (message: string, heading: string, written?: string) =>
  findPart(message, heading, written)?.part;

/** Replaces or appends the part with this heading; removes it if `part` is undefined. */
export function withPart(
  message: string,
  heading: string,
  part: string | undefined,
  written?: string,
): string {
  const { above, below } = findPart(message, heading, written) ?? { above: message, below: "" };
  return [above, part, below].filter(Boolean).join("\n\n");
}

type MessagePart = {
  state: "none" | "placed" | "undone";
  /** Writes the part, or removes it if it is undefined. */
  put: (part: string | undefined) => void;
  undo: () => void;
};

/** Writes a part into the text area. Confirms before it overwrites one that the visitor has edited. */
export function useMessagePart(message: RefObject<HTMLTextAreaElement | null>, heading: string): MessagePart {
  const [state, setState] = useState<MessagePart["state"]>("none");
  const last = useRef<{ put: string | undefined; replaced?: string | undefined }>(undefined);
  const key = `messagePart: ${heading}`;

  // Sending resets the form, and the part with it.
  useEffect(() => {
    const form = message.current?.form;
    function onReset() {
      storeText(key, null);
      setState("none");
    }
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [message, key]);

  function write(part: string | undefined, done: MessagePart["state"], question: string): void {
    const area = message.current;
    if (!area || area.readOnly) return;
    // After a reload, the part may stand in the draft of an unsent message.
    const { put: written, replaced } = last.current ?? { put: readText(key) ?? undefined };
    const current = partOf(area.value, heading, written);
    const isEdited = current !== undefined && current !== part && current !== written;
    if (isEdited && !window.confirm(question)) return;
    area.setRangeText(withPart(area.value, heading, part, written), 0, area.value.length);
    // Setting the text fires no event, but the contact form stores its draft on input.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    last.current = { put: part, replaced: current === part ? replaced : current };
    storeText(key, part ?? null);
    setState(done);
    // The undo button that had the focus is about to unmount.
    if (done === "undone") area.focus();
  }

  return {
    state,
    put: (part) => write(part, part === undefined ? "none" : "placed", words.answers.edited),
    undo: () => write(last.current?.replaced, "undone", words.answers.editedUndo),
  };
}

/** Classes for a small text button or link. */
export const TEXT_BUTTON =
  "inline-flex min-h-11 items-center text-base font-semibold text-palm-700 text-link";

type Props = { part: MessagePart; placed: string; note?: string | undefined };

/** Announces a part's state and offers to undo it. */
export function PartStatus({ part, placed, note }: Props) {
  const answer = note ?? { none: "", placed, undone: words.answers.undone }[part.state];
  return (
    <div
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-1",
        answer && "mt-3 rounded-field bg-tint-leaf px-4 py-2",
      )}
    >
      <p role="status" className="flex-[1_1_240px] text-base leading-snug font-medium">
        {answer}
      </p>
      {part.state === "placed" ? (
        <button type="button" className={TEXT_BUTTON} onClick={part.undo}>
          {words.undo}
        </button>
      ) : null}
    </div>
  );
}
