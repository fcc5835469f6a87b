import { z } from "zod";
import { excerpt } from "../../lib/excerpt.ts";
import type { ContentFile, Path } from "./content-file.ts";
import { isExpectation, isSentence, type Expectation, type Message } from "./messages.ts";
import type { Problem } from "./problem.ts";

/** Makes the error for a schema, which says what the field should contain. */
export const expected = (code: Expectation): string => code;

export const text = z
  .string()
  .trim()
  .min(1, { abort: true, error: expected("notEmpty") });

/** A text that must match a pattern. The metadata tells the editor which message to show if it does not. */
export const pattern = (form: RegExp, code: Expectation) =>
  z.string(expected(code)).regex(form, expected(code)).meta({ expected: code });

/** Reports a mistake found by a schema's custom check. */
export function report(
  context: z.RefinementCtx,
  path: (string | number)[],
  code: Message["code"],
  params: Message["params"] = {},
): void {
  context.addIssue({ code: "custom", path, message: code, params });
}

export function schemaProblems(
  file: string,
  { value, lineOf }: Pick<ContentFile, "value" | "lineOf">,
  { issues }: z.ZodError,
): Problem[] {
  return issues.flatMap((issue) => {
    const paths =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({
      file,
      line: lineOf(path) + lineWithin(issue),
      field: path.map(String).join("."),
      message: messageOf(issue, value),
    }));
  });
}

/** The line, counted from 0, at which a custom check found a mistake in a text. */
function lineWithin(issue: z.core.$ZodIssue): number {
  const line: unknown = issue.code === "custom" ? issue.params?.["line"] : 0;
  return typeof line === "number" ? line : 0;
}

function messageOf(issue: z.core.$ZodIssue, value: unknown): Message {
  if (isSentence(issue.message)) return { code: issue.message, params: paramsOf(issue) };
  if (issue.code === "unrecognized_keys") return { code: "unknownField", params: {} };
  const params = { expected: expectationOf(issue) };
  if (issue.code === "invalid_key") return { code: "fieldName", params };
  const found = valueAt(value, issue.path);
  if (found === undefined) return { code: "missing", params };
  if (typeof found === "string" ? found.trim() === "" : Array.isArray(found) && found.length === 0)
    return { code: "empty", params };
  const isText = typeof found === "string";
  const json = JSON.stringify(found);
  const shown = excerpt(isText ? json.slice(1, -1) : json, 60);
  return { code: isText ? "foundText" : "found", params: { found: shown, ...params } };
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** The schema's own message, or else one for zod's issue. */
function expectationOf(issue: z.core.$ZodIssue): Message {
  if (isExpectation(issue.message)) return { code: issue.message, params: paramsOf(issue) };
  if (issue.code === "invalid_key" && issue.issues[0]) return expectationOf(issue.issues[0]);
  switch (issue.code) {
    case "invalid_type":
      return { code: TYPES[issue.expected] ?? "other", params: { reason: issue.expected } };
    case "invalid_value":
      return { code: "oneOf", params: { values: issue.values.map(String) } };
    case "too_small":
      return { code: minimumOf(issue), params: { limit: Number(issue.minimum) } };
    case "too_big":
      return { code: MAXIMUM[issue.origin] ?? "atMost", params: { limit: Number(issue.maximum) } };
    default:
      return { code: "other", params: { reason: issue.message } };
  }
}

function paramsOf(issue: z.core.$ZodIssue): Message["params"] {
  if (issue.code === "invalid_value") return { names: issue.values.join(", ") };
  return issue.code === "custom" ? (issue.params ?? {}) : {};
}

const TYPES: Readonly<Record<string, Expectation>> = {
  string: "text",
  number: "number",
  int: "integer",
  boolean: "boolean",
  array: "list",
  tuple: "list",
  object: "fields",
  record: "fields",
};

const MAXIMUM: Readonly<Record<string, Expectation>> = { array: "maxEntries", string: "maxLetters" };

function minimumOf({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Expectation {
  if (origin === "array") return minimum === 1 ? "oneEntry" : "minEntries";
  return inclusive ? "atLeast" : "moreThan";
}
