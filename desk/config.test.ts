import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { products } from "../app/catalog/content/products";
import { definitions } from "../app/catalog/queries/definitions";
import { deskConfig } from "./config";
import type { Field } from "./fields";
import { readLabels } from "./labels";

const labels = readLabels();
const config = deskConfig(labels);

/** The paths of all files and folders, each with its fields. */
function forms(): [path: string, fields: Field[]][] {
  return config.collections.flatMap((each): [string, Field[]][] =>
    "files" in each
      ? (each.files as { file: string; fields: Field[] }[]).map(({ file, fields }) => [file, fields])
      : [[`${each["folder"]}/*.${String(each["extension"])}`, each.fields]],
  );
}

const fieldIn = (path: string, name: string) => all(formOf(path)).find((field) => field.name === name);

const formOf = (path: string) => new Map(forms()).get(path) ?? [];

function all(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [
    field,
    ...all(field.fields ?? []),
    ...all(field.field ? [field.field] : []),
  ]);
}

test("the editor has a form for exactly the files that the catalogue reads", () => {
  expect(
    forms()
      .map(([path]) => path)
      .toSorted(),
  ).toEqual(definitions.map(({ files }) => files).toSorted());
});

test("every field has a label and a help text in Spanish", () => {
  expect([...labels.missing]).toEqual([]);
  for (const [path, fields] of forms())
    for (const { name, label, hint } of all(fields)) {
      expect(label, `${path} ${name}`).not.toBe("");
      expect(hint, `${path} ${name}`).toMatch(/\.$/);
    }
});

test("fields are required if the schema requires them", () => {
  const product = new Map(formOf("content/products/*.md").map((field) => [field.name, field]));
  expect(product.get("price")).toMatchObject({
    required: true,
    pattern: [String.raw`^\$\d+\.\d\d$`, /4\.10/],
  });
  expect(product.get("old_price")).toMatchObject({ required: false, pattern: [/\\\$/, /4\.10/] });
  expect(product.get("ratings")).toMatchObject({ widget: "number", min: 0, max: 5, value_type: "float" });
  expect(product.get("reviews")).toMatchObject({ widget: "number", min: 0, value_type: "int" });
  expect(product.get("pictures")).toMatchObject({ widget: "list", min: 1, field: { widget: "picture" } });
  // Saving leaves out an optional list that is empty, and the editor refuses one below a minimum.
  const lists = forms().flatMap(([, fields]) => all(fields).filter(({ widget }) => widget === "list"));
  for (const { name, required, min } of lists) expect(required, name).toBe(min !== undefined);
  // A link of the menu is a plain one or has a sub-list.
  expect(fieldIn("content/navigation.yaml", "items")).toMatchObject({ widget: "list", required: false });
  expect(fieldIn("content/navigation.yaml", "items")).not.toHaveProperty("min");
  expect(product.get("category")).toMatchObject({
    widget: "select",
    options: [
      { value: "fruit", label: "Fruta" },
      { value: "vegetables", label: "Verduras" },
      { value: "fish", label: "Pescado" },
    ],
  });
  expect(product.has("id")).toBe(false);
  expect([...product.keys()].at(-1)).toBe("draft");
});

test("a text with placeholders requires all of them and allows no other", () => {
  const [pattern = ""] = (fieldIn("content/frame.yaml", "furtherPage")?.["pattern"] ?? []) as string[];
  const matches = (text: string) => new RegExp(pattern, "u").test(text);
  expect(matches("{title}, página {number}")).toBe(true);
  expect(matches("{title}")).toBe(false);
  expect(matches("{title} {number} {name}")).toBe(false);
});

test("records are chosen by name", () => {
  const product = fieldIn("content/pages/home-2.yaml", "product");
  const [{ id, name } = { id: 0, name: "" }] = products;
  expect(product?.["options"]).toContainEqual({ value: id, label: name });
  const to = fieldIn("content/navigation.yaml", "to");
  expect(to?.["options"]).toContainEqual({ value: "/valores", label: "Valores" });
  expect(to?.["options"]).toContainEqual({ value: `/shop-single/${id}`, label: `Productos: ${name}` });
});

test("the picture table shows only alternative texts", () => {
  const names = all(formOf("content/pictures/pictures.yaml")).filter(({ widget }) => widget !== "object");
  expect(new Set(names.map(({ name }) => name))).toEqual(new Set(["es", "en"]));
});

test("the guide says where to change each picture", () => {
  const guide = readFileSync("docs/guia/todas-las-imagenes.md", "utf8");
  const heads = /^content\/pages\/(?!home)/;
  const shown = forms()
    .filter(([, fields]) => all(fields).some(({ widget }) => /^(?:picture|logo)$/.test(widget)))
    .map(([path]) => path)
    .filter((path) => !heads.test(path));
  expect(shown.length).toBeGreaterThan(12);
  for (const path of shown) {
    const name = path.replace(/^content\//, "").replace(/(?:\/\*)?\.\w+$/, "");
    expect(guide, path).toContain(labels.files[name] ?? labels.collections[name]?.[0]);
  }
});
