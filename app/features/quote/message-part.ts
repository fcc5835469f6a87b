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
