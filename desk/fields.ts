import { z } from "zod";
import type { Words } from "./words.ts";

/** A field of the editor, as its configuration names it. */
export type Field = {
  name: string;
  label: string;
  hint: string;
  widget: string;
  required: boolean;
  fields?: Field[];
  field?: Field;
  [option: string]: unknown;
};

/** A choice: what is written, and what it is called. */
export type Choice = { value: string | number; label: string };

/** What the fields' choices are taken from. */
export type Choices = {
  /** By what the schema says: product, service, figure. */
  records: Readonly<Record<string, readonly Choice[]>>;
  /** Pages of the site, by their paths. */
  pages: ReadonlyMap<string, string>;
};

/** As much of a JSON schema as our schemas come to. */
type Schema = {
  type?: string | undefined;
  properties?: Record<string, Schema> | undefined;
  required?: string[] | undefined;
  items?: Schema | undefined;
  prefixItems?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
  enum?: string[] | undefined;
  additionalProperties?: Schema | false | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  maxLength?: number | undefined;
  default?: unknown;
  examples?: unknown[] | undefined;
  places?: string[] | undefined;
  names?: string | undefined;
  lang?: string | undefined;
  idOf?: string | undefined;
};

/** These are shown nowhere: the desk gives a new record its number, how pictures are made is not a matter of words, and the editor knows no names like C16:0. */
const HIDDEN =
  /^(?:(?:products|posts|farmers|projects|services|clients|offers|testimonials|events)\.id|sections\/technical-sheets\.acids|pictures\/pictures\.[^.]+\.(?!pictures)\w+|pictures\/pictures\.[^.]+\.pictures\.[^.]+\.(?!e[sn]$)\w+)$/;

/** What the page's style knows: two sizes of headings, lists, quotes, pictures of the site, and files to download. */
const RICH_TEXT = {
  widget: "markdown",
  buttons: [
    "bold",
    "italic",
    "link",
    "heading-two",
    "heading-three",
    "bulleted-list",
    "numbered-list",
    "quote",
  ],
  editor_components: ["picture", "file"],
};

/** What the editor and `words.yaml` call all written pages, whose text is Markdown. */
export const WRITTEN = "written";

/** A text that may be long has more than one line. */
const LONG =
  /(?:^|\.)(?:description|text|answer|about|summary|intro|introduction|authorText|closing|withoutScripts|offline\.\w+|waiting|back|paragraphs|body|note|sampleNotice|crashed|notFound|handling|sources)(?:\[\])?$/;

/** The largest whole number, which says nothing. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/**
 * Makes the editor's fields of a file of the content from its schema: what the build checks is what the editor asks for.
 *
 * @param name The file without its ending, or the folder of a collection: `pages/home`, `products`.
 * @param sample What such a file holds now, where the schema leaves names open.
 */
export function fieldsOf(
  name: string,
  schema: z.ZodType,
  words: Words,
  choices: Choices,
  sample: unknown,
): Field[] {
  const json = z.toJSONSchema(schema, { io: "input", reused: "inline" }) as Schema;
  return fieldsIn(json, name, sample);

  function fieldsIn(node: Schema, at: string, value: unknown): Field[] {
    const merged = node.anyOf?.every((each) => each.properties) ? together(node.anyOf) : node;
    const required = merged.required ?? [];
    const fields = Object.entries(merged.properties ?? {})
      .filter(([key]) => !HIDDEN.test(`${at}.${key}`))
      .map(([key, child]) =>
        fieldOf(key, child, `${at}.${key}`, required.includes(key), valueAt(value, key)),
      );
    const open = merged.additionalProperties;
    if (!open) return fields;
    // Names that the file is free to choose: those that it has now.
    const names = Object.keys(isRecord(value) ? value : {});
    return names.map((key) => {
      const field = fieldOf("*", open, `${at}.${key}`, true, valueAt(value, key));
      return Object.assign(field, { name: key, label: words.choice(key) ?? key });
    });
  }

  function fieldOf(key: string, node: Schema, at: string, isRequired: boolean, value: unknown): Field {
    const [label, hint] = words.fieldAt(at, key);
    return { name: key, label, hint, required: isRequired, ...kindOf(key, node, at, isRequired, value) };
  }

  function kindOf(
    key: string,
    node: Schema,
    at: string,
    isRequired: boolean,
    value: unknown,
  ): { widget: string; [option: string]: unknown } {
    const options = node.anyOf?.filter(({ type }) => type !== "null");
    if (options?.length === 1 && options[0]) return kindOf(key, options[0], at, isRequired, value);
    if (node.properties || node.additionalProperties || options)
      return {
        widget: "object",
        collapsed: isInBoth(node) ? false : "auto",
        fields: fieldsIn(node, at, value),
      };
    if (node.type === "array") return listOf(key, node, at, isRequired, value);
    if (node.type === "boolean") return { widget: "boolean", default: node.default };
    if (node.idOf) return { widget: "select", options: choices.records[node.idOf] ?? [] };
    if (node.type === "number" || node.type === "integer") return numberOf(node);
    if (node.names?.startsWith("picture")) return { widget: "picture", lang: node.lang };
    if (node.names === "logo") return { widget: "logo" };
    if (node.names === "position") return { widget: "position" };
    const [, picture] = /^pictures\/pictures\.[^.]+\.pictures\.([^.]+)\.es$/.exec(at) ?? [];
    if (picture) return { widget: "seen", picture };
    if (node.names?.startsWith("card")) return { widget: "card", options: node.enum };
    if (node.enum) return { widget: "select", options: node.enum.map(choiceOf) };
    if (node.examples) return { widget: "select", options: [...choices.pages.keys()].map(choiceOf) };
    if (node.format === "time") return { widget: "datetime", type: "time", format: "HH:mm" };
    if (node.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    if (key === "body" && name === WRITTEN) return RICH_TEXT;
    return textOf(node, at);
  }

  function listOf(key: string, node: Schema, at: string, isRequired: boolean, value: unknown) {
    const item = node.items ?? node.prefixItems?.[0] ?? {};
    const [one, help] = words.itemAt(key, Boolean(item.properties ?? item.anyOf));
    const size = node.prefixItems?.length;
    const least = size ?? node.minItems ?? (isRequired ? 0 : undefined);
    const most = size ?? node.maxItems;
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    const limits = {
      ...(least ? { min: least } : {}),
      ...(most ? { max: most } : {}),
      required: Boolean(least),
      label_singular: one,
    };
    if (item.properties || item.anyOf)
      return {
        widget: "list",
        ...limits,
        collapsed: true,
        summary: summaryOf(item),
        fields: fieldsIn(item, `${at}[]`, first),
      };
    const field = { ...fieldOf(key, item, `${at}[]`, true, first), label: one, hint: help };
    return { widget: "list", ...limits, collapsed: false, field };
  }

  function numberOf({ type, minimum, exclusiveMinimum, maximum, default: usual }: Schema) {
    const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (type === "integer" ? 1 : 0);
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(type === "integer" ? {} : { step: 0.1 }),
      ...(least === undefined || least === -NO_LIMIT ? {} : { min: least }),
      ...(maximum === undefined || maximum === NO_LIMIT ? {} : { max: maximum }),
      ...(typeof usual === "number" ? { default: usual } : {}),
    };
  }

  function textOf({ pattern, format, places, maxLength }: Schema, at: string) {
    const widget = LONG.test(at) ? "text" : "string";
    if (format === "email") return { widget: "string", type: "email" };
    if (format === "uri") return { widget: "string", type: "url" };
    if (places)
      return {
        widget,
        pattern: [patternOf(places), words.placesHint(places)],
        use_emoji_autocomplete: false,
      };
    if (pattern !== undefined)
      return { widget, pattern: [pattern, words.patternHint(pattern)], use_emoji_autocomplete: false };
    const limit = maxLength === undefined ? {} : { maxlength: maxLength };
    return { widget, ...limit, use_emoji_autocomplete: false };
  }

  function choiceOf(value: string): Choice {
    return { value, label: words.choice(value) ?? choices.pages.get(value) ?? value };
  }
}

/** The same text in Spanish and English. */
const isInBoth = ({ properties }: Schema) => Object.keys(properties ?? {}).join() === "es,en";

/** A text that has each of these places, and no other. */
const patternOf = (places: readonly string[]) =>
  `^${places.map((place) => `(?=[\\s\\S]*\\{${place}\\})`).join("")}(?:[^{}]|\\{(?:${places.join("|")})\\})*$`;

/** The line that stands for a closed entry of a list. */
function summaryOf({ properties, anyOf }: Schema): string {
  const names = Object.keys(properties ?? anyOf?.[0]?.properties ?? {});
  const name = ["title", "label", "name", "question", "parameter", "figure"].find((each) =>
    names.includes(each),
  );
  return `{{fields.${name ?? names[0] ?? ""}}}`;
}

/** One set of fields for an entry that is of one kind or another: what both ask for is asked for. */
function together(kinds: readonly Schema[]): Schema {
  const properties = Object.assign({}, ...kinds.map((kind) => kind.properties ?? {})) as Record<
    string,
    Schema
  >;
  const required = Object.keys(properties).filter((key) =>
    kinds.every((kind) => kind.required?.includes(key)),
  );
  return { properties, required };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const valueAt = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);
