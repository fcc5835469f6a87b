import { useEffect, useRef, useState, type RefObject } from "react";

/** Where a part stands in a message: from its heading to the next empty line. */
function placeOf(message: string, heading: string): { start: number; end: number } | undefined {
  const lines = message.split("\n");
  const first = lines.indexOf(heading);
  if (first < 0) return undefined;
  const length = lines.slice(first).findIndex((line) => line.trim() === "");
  const before = lines.slice(0, first).join("\n");
  const part = lines.slice(first, length < 0 ? undefined : first + length).join("\n");
  const start = before.length + (first > 0 ? 1 : 0);
  return { start, end: start + part.length };
}

/** The part of a message that begins with this line, and ends before an empty one. */
export function partOf(message: string, heading: string): string | undefined {
  const place = placeOf(message, heading);
  return place && message.slice(place.start, place.end);
}

/** What keeps a part from what stands above it. */
function gapAfter(message: string): string {
  if (message === "" || /\n[^\S\n]*\n$/.test(message)) return "";
  return message.endsWith("\n") ? "\n" : "\n\n";
}

/**
 * A message with this part: in the place of the one with the same heading, or below all that it says. Nothing else in it
 * changes.
 */
export function withPart(message: string, heading: string, part: string): string {
  const place = placeOf(message, heading);
  return place
    ? message.slice(0, place.start) + part + message.slice(place.end)
    : message + gapAfter(message) + part;
}

/** A message without this part, and without the lines that kept it apart. */
export function withoutPart(message: string, heading: string): string {
  const place = placeOf(message, heading);
  if (!place) return message;
  const above = message.slice(0, place.start);
  const below = message.slice(place.end);
  if (below.trim() === "") return above.trimEnd();
  return above === "" ? below.replace(/^\n+/, "") : above.trimEnd() + below;
}

/**
 * What has become of a part: it stands in the message; it was taken out again; it was changed by hand, and whether it may
 * be replaced, or taken out, is asked.
 */
export type PartState = "none" | "placed" | "undone" | "edited" | "editedUndo";

/**
 * Writes a part into the text area in which a visitor writes. What they typed is never lost: a part that they changed is
 * left alone until they agree, and what was done last can be undone.
 *
 * @param heading The part's first line, by which it is found.
 * @param kept The part as it was put before a reload.
 */
export function useMessagePart(message: RefObject<HTMLTextAreaElement | null>, heading: string, kept = "") {
  const [state, setState] = useState<PartState>("none");
  const asked = useRef("");
  const done = useRef({ part: kept, earlier: "", before: "", after: "" });

  // What was sent is gone, and what was put with it.
  useEffect(() => {
    const form = message.current?.form;
    const forget = () => setState("none");
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, [message]);

  /** Puts the part where it stood, or below all that is written. */
  function put(part: string, isAgreed = false): void {
    const area = message.current;
    if (!area || area.readOnly) return;
    const before = area.value;
    const there = partOf(before, heading);
    if (!isAgreed && there !== undefined && there !== part && there !== done.current.part) {
      asked.current = part;
      setState("edited");
      return;
    }
    write(area, withPart(before, heading, part));
    done.current = {
      part,
      earlier: done.current.part,
      before: there === part ? withoutPart(before, heading) : before,
      after: area.value,
    };
    setState("placed");
  }

  /** Takes back what was put last; what was typed since stays. */
  function undo(isAgreed = false): void {
    const area = message.current;
    if (!area || area.readOnly) return;
    const { part, earlier, before, after } = done.current;
    const there = partOf(area.value, heading);
    if (area.value === after) write(area, before);
    else if (there !== undefined) {
      if (!isAgreed && there !== part) return setState("editedUndo");
      const older = partOf(before, heading);
      write(
        area,
        older === undefined ? withoutPart(area.value, heading) : withPart(area.value, heading, older),
      );
    }
    done.current.part = earlier;
    setState("undone");
  }

  return {
    state,
    put,
    /** The part as it was put last. */
    placedPart: () => done.current.part,
    undo: () => undo(),
    /** Does what was asked. */
    agree: () => (state === "edited" ? put(asked.current, true) : undo(true)),
    /** Leaves the message as it is. */
    refuse: () => setState("none"),
  };
}

/** The text area is uncontrolled: React leaves its value to the browser. */
function write(area: HTMLTextAreaElement, text: string): void {
  area.value = text;
}
