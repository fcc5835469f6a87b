import { readFileSync } from "node:fs";
import { assert, asyncProperty, constantFrom, nat, oneof, string } from "fast-check";
import { expect, test } from "vitest";
import { contentFiles } from "../app/catalog/read/content-folder";
import { readFields, writeFields } from "./change";

type Fields = Record<string, unknown>;

const files = contentFiles("content/**/*.{yaml,md}");

/** The lines of `text` that `other` does not have. */
function without(text: string, other: string): string[] {
  const rest = other.split("\n");
  return text.split("\n").filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** The fields with one change, selected by `place`. */
function changedAt(fields: Fields, place: number, text: string): Fields {
  const copy = structuredClone(fields);
  const changes: (() => void)[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      changes.push(
        () => value.push(value.shift()),
        () => value.splice(0, 1),
        () => value.push(structuredClone(value[0])),
      );
      value.forEach((each, index) =>
        typeof each === "string" ? changes.push(() => (value[index] = text)) : visit(each),
      );
    } else if (typeof value === "object" && value !== null) {
      const record = value as Fields;
      for (const [key, each] of Object.entries(record)) {
        changes.push(
          () => delete record[key],
          () => (record[`${key}Nuevo`] = text),
        );
        if (typeof each === "string") changes.push(() => (record[key] = text));
        else visit(each);
      }
    }
  };
  visit(copy);
  changes[place % changes.length]?.();
  return copy;
}

test("writing unchanged fields leaves every content file identical", async () => {
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    expect(await writeFields(file, source, readFields(file, source)), file).toBe(source);
  }
});

test("changing one text keeps comments, order and line breaks of everything else", async () => {
  for (const file of files) {
    const source = readFileSync(file, "utf8");
    const fields = readFields(file, source);
    const key = Object.keys(fields).find((each) => typeof fields[each] === "string" && each !== "body");
    if (!key) continue;
    const result = await writeFields(file, source, { ...fields, [key]: "Un texto nuevo" });
    expect(without(result, source), file).toEqual([expect.stringContaining("Un texto nuevo")]);
    expect(without(result, source).length, file).toBeLessThanOrEqual(without(source, result).length);
  }
});

test("any change reads back as the fields that were written", async () => {
  await assert(
    asyncProperty(
      constantFrom(...files),
      nat(),
      oneof(
        constantFrom(
          "Nota: dos puntos",
          "# no es un comentario",
          "sí",
          "12",
          "true",
          "- lista",
          "a\u00a0b",
          '"',
        ),
        string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text && text !== ""),
      ),
      async (file, place, text) => {
        const source = readFileSync(file, "utf8");
        const { body, ...rest } = readFields(file, source);
        const fields = { ...changedAt(rest, place, text), ...(body === undefined ? {} : { body }) };
        if (Object.keys(fields).length === 0) return;
        const result = await writeFields(file, source, fields);
        expect(readFields(file, result)).toEqual(fields);
      },
    ),
    { numRuns: 300 },
  );
}, 120_000);

test("adding a list entry adds only its line", async () => {
  const source = "# Arriba\nuses:\n  # El primero\n  - Uno\n  - Dos # nota\nname: x\n";
  const result = await writeFields("a.yaml", source, { uses: ["Uno", "Tres", "Dos"], name: "x" });
  expect(result).toBe("# Arriba\nuses:\n  # El primero\n  - Uno\n  - Tres\n  - Dos # nota\nname: x\n");
});

test("changing a list keeps the comments between its entries", async () => {
  const source = "uses:\n  - Uno\n  # El segundo\n  - Dos\n  - Tres\n";
  expect(await writeFields("a.yaml", source, { uses: ["Uno", "Dos más", "Tres"] })).toBe(
    "uses:\n  - Uno\n  # El segundo\n  - Dos más\n  - Tres\n",
  );
});

test("changing the body keeps the front matter", async () => {
  const source = "---\nid: 1 # para siempre\ntitle: A\n---\n\nUno.\n";
  expect(await writeFields("a.md", source, { id: 1, title: "A", body: "Dos.\n\n- tres" })).toBe(
    "---\nid: 1 # para siempre\ntitle: A\n---\n\nDos.\n\n- tres\n",
  );
});

test("a new file gets its fields and its body", async () => {
  expect(await writeFields("a.md", undefined, { id: 3, title: "A: b", body: "Uno." })).toBe(
    '---\nid: 3\ntitle: "A: b"\n---\n\nUno.\n',
  );
});
