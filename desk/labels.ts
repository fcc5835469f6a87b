import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const labelAndHint = z.tuple([z.string().min(1), z.string().min(1)]);
type LabelAndHint = z.infer<typeof labelAndHint>;

const schema = z.strictObject({
  fields: z.record(z.string(), labelAndHint),
  paths: z.record(z.string(), labelAndHint),
  items: z.record(z.string(), labelAndHint),
  choices: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
  collections: z.record(z.string(), z.tuple([z.string(), z.string(), z.string(), z.string()])),
});

/** The key of a place in `paths`, without the lists and languages on the way to it. */
const placeOf = (at: string) => at.replaceAll(/\[\]|\.(?:es|en)(?=[.[])/g, "");

export function readLabels() {
  const file = path.join(import.meta.dirname, "labels.yaml");
  const { fields, paths, items, choices, files, collections } = schema.parse(
    parse(readFileSync(file, "utf8")),
  );
  const missing = new Set<string>();
  const orRecordMissing = <Value>(value: Value | undefined, what: string, fallback: Value): Value => {
    if (value === undefined) missing.add(what);
    return value ?? fallback;
  };
  return {
    /** Label and help text of a field, or its key if it has none. */
    fieldAt: (at: string, key: string): LabelAndHint =>
      orRecordMissing(paths[placeOf(at)] ?? fields[key], `field ${at}`, [key, key]),
    /** Label and help text of one list entry. */
    itemAt: (key: string, hasFields: boolean): LabelAndHint =>
      items[key] ??
      (hasFields ? ["Elemento", "Un elemento de la lista."] : ["Línea", "Una sola cosa por línea."]),
    choice: (value: string) => choices[value],
    placesHint: (places: readonly string[]) =>
      `Debe llevar ${places.map((place) => `{${place}}`).join(" y ")}, tal cual`,
    files,
    collections,
    /** What `labels.yaml` lacks. A test expects this to be empty. */
    missing,
  };
}

/** The editor's labels and help texts. */
export type Labels = ReturnType<typeof readLabels>;
