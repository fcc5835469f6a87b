import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const labelled = z.tuple([z.string().min(1), z.string().min(1)]);

const schema = z.strictObject({
  fields: z.record(z.string(), labelled),
  paths: z.record(z.string(), labelled),
  items: z.record(z.string(), labelled),
  choices: z.record(z.string(), z.string()),
  patterns: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
  collections: z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string()])),
});

/** The desk's Spanish. */
export type Words = {
  /** Label and help text of a field; its name where nobody has written one. */
  fieldAt: (at: string, key: string) => readonly [label: string, hint: string];
  /** Name and help text of one entry of a list. */
  itemAt: (key: string, hasFields: boolean) => readonly [label: string, hint: string];
  choice: (value: string) => string | undefined;
  patternHint: (pattern: string) => string;
  placesHint: (places: readonly string[]) => string;
  files: Readonly<Record<string, string>>;
  collections: Readonly<
    Record<string, readonly [plural: string, singular: string, icon: string, about: string]>
  >;
  /** What nobody has written yet. */
  missing: Set<string>;
};

/** Reads `words.yaml`. */
export function readWords(): Words {
  const file = path.join(import.meta.dirname, "words.yaml");
  const { fields, paths, items, choices, patterns, files, collections } = schema.parse(
    parse(readFileSync(file, "utf8")),
  );
  const missing = new Set<string>();
  const orMissing = <Value>(value: Value | undefined, what: string, otherwise: Value): Value => {
    if (value === undefined) missing.add(what);
    return value ?? otherwise;
  };
  return {
    fieldAt: (at, key) => orMissing(paths[at.replaceAll("[]", "")] ?? fields[key], `field ${at}`, [key, key]),
    itemAt: (key, hasFields) =>
      items[key] ??
      (hasFields ? ["Elemento", "Un elemento de la lista."] : ["Línea", "Una sola cosa por línea."]),
    choice: (value) => choices[value],
    patternHint: (pattern) =>
      orMissing(patterns[pattern], `pattern ${pattern}`, "No tiene la forma que se espera"),
    placesHint: (places) => `Debe llevar ${places.map((place) => `{${place}}`).join(" y ")}, tal cual`,
    files,
    collections,
    missing,
  };
}
