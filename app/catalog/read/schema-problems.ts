import type { z } from "zod";
import { firstCharacters } from "../../lib/excerpt.ts";
import type { ContentFile, Path } from "./content-file.ts";
import type { Problem } from "./problem.ts";

/**
 * Describes the mistakes that a schema found.
 *
 * @param pathInFile Where a field of `value` stands in the file, if that is not its own path.
 */
export function problemsOf(
  file: string,
  { value, lineOf }: Pick<ContentFile, "value" | "lineOf">,
  { issues }: z.ZodError,
  pathInFile: (path: Path) => Path = (path) => path,
): Problem[] {
  return issues.flatMap((issue) =>
    messagesOf(issue, value).map(([key, message]) => {
      const path = pathInFile([...issue.path, ...key]);
      return {
        file,
        line: lineOf(path) + lineWithin(issue),
        field: path.map(String).join("."),
        message: message + suggestionFor(issue, value, issues),
      };
    }),
  );
}

/** The line of a text that a custom check objects to, from 0. */
function lineWithin(issue: z.core.$ZodIssue): number {
  const line: unknown = issue.code === "custom" ? issue.params?.["line"] : 0;
  return typeof line === "number" ? line : 0;
}

/** If exactly one field is missing, an unknown one is most likely its misspelling. */
function suggestionFor({ code, path }: z.core.$ZodIssue, value: unknown, issues: z.core.$ZodIssue[]): string {
  if (code !== "unrecognized_keys") return "";
  const missing = issues.filter(
    (other) =>
      other.path.length === path.length + 1 &&
      path.every((key, index) => other.path[index] === key) &&
      valueAt(value, other.path) === undefined,
  );
  return missing.length === 1 ? `; perhaps ${String(missing[0]?.path.at(-1))}?` : "";
}

/** What was found and what is expected, with the key below the issue's path, if any. */
function messagesOf(issue: z.core.$ZodIssue, value: unknown): [key: Path, message: string][] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => [[key], "is no field that is known here"]);
  if (issue.code === "invalid_key") return [[[], `is no name: ${issue.issues[0]?.message ?? issue.message}`]];
  if (issue.code === "custom" && issue.params?.["told"]) return [[[], issue.message]];
  const found = valueAt(value, issue.path);
  if (found === undefined) return [[[], `is missing; expected ${expectationOf(issue)}`]];
  return [[[], `found ${shorten(JSON.stringify(found))}, expected ${expectationOf(issue)}`]];
}

const shorten = (found: string) => (found.length > 60 ? `${firstCharacters(found, 56)}…"` : found);

/** The value at a path, or undefined. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** A message that the schema gives itself, or one made from zod's issue. */
function expectationOf(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too (small|big)|Unrecognized)/.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return KINDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return `one of ${issue.values.join(", ")}`;
    case "too_small":
      return `${issue.inclusive ? "at least" : "more than"} ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "too_big":
      return `${issue.inclusive ? "at most" : "less than"} ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    default:
      return issue.message;
  }
}

const KINDS: Record<string, string> = {
  string: "a text (a number stands in quotes)",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields",
};
const UNITS: Record<string, string> = { array: " entries", string: " letters" };
