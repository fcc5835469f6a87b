import { z } from "zod";
import { messageText, type Expectation } from "../app/catalog/read/messages.ts";
import { isFields } from "./change.ts";
import type { Labels } from "./labels.ts";

/** A field in the editor's configuration. */
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

export type Choice = { value: string | number; label: string };

export type Choices = {
  /** The records to choose from, keyed by what a schema expects, such as `productId`. */
  records: Readonly<Record<string, readonly Choice[]>>;
  /** Labels of pages, keyed by path. */
  pages: ReadonlyMap<string, string>;
};

/** The part of JSON Schema that the content's schemas use. */
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
  expected?: Expectation | undefined;
  /** Not shown: ids are assigned, and Sveltia cannot edit keys like C16:0. */
  hidden?: boolean | undefined;
  /** Has a text area instead of a single line. */
  multiline?: boolean | undefined;
};

/** A rich text field that offers only what the site's prose styles support. */
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

/** Editors change only its alternative texts; the recipes are for developers. */
const PICTURE_TABLE = "pictures/pictures";
const PICTURE_TABLE_FIELDS = new Set(["pictures", "es", "en"]);

/** The name under which `labels.yaml` labels the fields of all written pages. */
export const WRITTEN_PAGE = "written";

/** Zod's default bound for integers, which is not a limit of ours. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/**
 * Derives the editor's fields from the schema that the build checks.
 *
 * @param name The file without extension, or the folder of a collection: `pages/home`, `products`.
 * @param sample Current content, which supplies any keys that the schema leaves open.
 */
export function fieldsOf(
  name: string,
  schema: z.ZodType,
  labels: Labels,
  choices: Choices,
  sample: unknown,
): Field[] {
  const json = z.toJSONSchema(schema, { io: "input", reused: "inline" }) as Schema;
  return fieldsIn(json, name, sample);

  function fieldsIn(node: Schema, at: string, value: unknown): Field[] {
    const merged = node.anyOf?.every((each) => each.properties) ? mergeVariants(node.anyOf) : node;
    const required = merged.required ?? [];
    const fields = Object.entries(merged.properties ?? {})
      .filter(([key, child]) => !child.hidden && (name !== PICTURE_TABLE || PICTURE_TABLE_FIELDS.has(key)))
      .map(([key, child]) =>
        fieldOf(key, child, `${at}.${key}`, required.includes(key), valueAt(value, key)),
      );
    const freeKey = merged.additionalProperties;
    if (!freeKey) return fields;
    return Object.keys(isFields(value) ? value : {}).map((key) => {
      const field = fieldOf("*", freeKey, `${at}.${key}`, true, valueAt(value, key));
      return Object.assign(field, { name: key, label: labels.choice(key) ?? key });
    });
  }

  function fieldOf(key: string, node: Schema, at: string, isRequired: boolean, value: unknown): Field {
    const [label, hint] = labels.fieldAt(at, key);
    // Sveltia applies a minimum even to an optional list that is left empty.
    const form = isRequired ? node : { ...node, minItems: undefined };
    return { name: key, label, hint, required: isRequired, ...widgetOf(key, form, at, value) };
  }

  function widgetOf(
    key: string,
    node: Schema,
    at: string,
    value: unknown,
  ): { widget: string; [option: string]: unknown } {
    const options = node.anyOf?.filter(({ type }) => type !== "null");
    if (options?.length === 1 && options[0]) return widgetOf(key, options[0], at, value);
    if (node.properties || node.additionalProperties || options)
      return {
        widget: "object",
        collapsed: isBilingual(node) ? false : "auto",
        fields: fieldsIn(node, at, value),
      };
    if (node.type === "array") return listField(key, node, at, value);
    if (node.type === "boolean") return { widget: "boolean", default: node.default };
    const records = node.expected && choices.records[node.expected];
    if (records) return { widget: "select", options: records };
    if (node.type === "number" || node.type === "integer") return numberField(node);
    if (node.expected === "spanishPicture") return { widget: "picture", lang: "es" };
    if (node.expected === "englishPicture") return { widget: "picture", lang: "en" };
    if (node.expected === "logo" || node.expected === "position") return { widget: node.expected };
    if (name === PICTURE_TABLE && key === "es") return { widget: "seen", picture: at.split(".").at(-2) };
    if (node.expected === "card") return { widget: "card", options: node.enum };
    if (node.enum) return { widget: "select", options: node.enum.map(choiceOf) };
    if (node.examples) return { widget: "select", options: [...choices.pages.keys()].map(choiceOf) };
    if (node.format === "time") return { widget: "datetime", type: "time", format: "HH:mm" };
    if (node.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    if (key === "body" && name === WRITTEN_PAGE) return RICH_TEXT;
    return textField(node);
  }

  function listField(key: string, node: Schema, at: string, value: unknown) {
    const item = node.items ?? node.prefixItems?.[0] ?? {};
    const [itemLabel, itemHint] = labels.itemAt(key, Boolean(item.properties ?? item.anyOf));
    const { minItems: min, maxItems: max } = node;
    const first: unknown = Array.isArray(value) ? value[0] : undefined;
    const limits = {
      ...(min ? { min } : {}),
      ...(max ? { max } : {}),
      label_singular: itemLabel,
    };
    if (item.properties || item.anyOf)
      return {
        widget: "list",
        ...limits,
        collapsed: true,
        summary: summaryOf(item),
        fields: fieldsIn(item, `${at}[]`, first),
      };
    const field = { ...fieldOf(key, item, `${at}[]`, true, first), label: itemLabel, hint: itemHint };
    return { widget: "list", ...limits, collapsed: false, field };
  }

  function numberField({ type, minimum, exclusiveMinimum, maximum, default: initial }: Schema) {
    const min = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (type === "integer" ? 1 : 0);
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      ...(type === "integer" ? {} : { step: 0.1 }),
      ...(min === undefined || min === -UNLIMITED ? {} : { min }),
      ...(maximum === undefined || maximum === UNLIMITED ? {} : { max: maximum }),
      ...(typeof initial === "number" ? { default: initial } : {}),
    };
  }

  function textField({ pattern, expected, format, places, maxLength, multiline }: Schema) {
    if (format === "email") return { widget: "string", type: "email" };
    if (format === "uri") return { widget: "string", type: "url" };
    const text = { widget: multiline ? "text" : "string", use_emoji_autocomplete: false };
    if (places) return { ...text, pattern: [placesPattern(places), labels.placesHint(places)] };
    if (pattern && expected)
      return { ...text, pattern: [pattern, `Escriba ${messageText({ code: expected, params: {} }, "es")}`] };
    return maxLength === undefined ? text : { ...text, maxlength: maxLength };
  }

  function choiceOf(value: string): Choice {
    return { value, label: labels.choice(value) ?? choices.pages.get(value) ?? value };
  }
}

const isBilingual = ({ properties }: Schema) => Object.keys(properties ?? {}).join() === "es,en";

/** A pattern for texts that contain all of these placeholders and no others. */
const placesPattern = (places: readonly string[]) =>
  `^${places.map((place) => `(?=[\\s\\S]*\\{${place}\\})`).join("")}(?:[^{}]|\\{(?:${places.join("|")})\\})*$`;

/** The template for the line that a collapsed list entry shows. */
function summaryOf({ properties, anyOf }: Schema): string {
  const names = Object.keys(properties ?? anyOf?.[0]?.properties ?? {});
  const name = ["title", "label", "name", "question", "parameter", "figure"].find((each) =>
    names.includes(each),
  );
  return `{{fields.${name ?? names[0] ?? ""}}}`;
}

/** Merges all variants of an entry into one set of fields. A field is required if every variant requires it. */
function mergeVariants(variants: readonly Schema[]): Schema {
  const properties = Object.fromEntries(
    variants.flatMap((variant) => Object.entries(variant.properties ?? {})),
  );
  const required = Object.keys(properties).filter((key) =>
    variants.every((variant) => variant.required?.includes(key)),
  );
  return { properties, required };
}

const valueAt = (value: unknown, key: string): unknown => (isFields(value) ? value[key] : undefined);
