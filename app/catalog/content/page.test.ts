import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readContent } from "../read/content-file";
import { messageText } from "../read/messages";
import type { Definition } from "../read/problem";
import { schemaProblems } from "../read/schema-problems";
import { processPage } from "./corporate-pages";
import { orderProcess } from "./sections";
import { checkoutPage } from "./shop-pages";

/** The mistakes in a page's file after a change. */
function mistakes({ files, schema }: Definition, from: RegExp, to: string) {
  const text = readFileSync(files, "utf8");
  expect(text).toMatch(from);
  const content = readContent(files, Buffer.from(text.replace(from, to)));
  const { error } = schema.safeParse(content.value);
  const problems = error ? schemaProblems(files, content, error) : [];
  return problems.map(({ file, field, message }) => `${file}: ${field}: ${messageText(message)}`);
}

test("the preselected country is one of the countries", () => {
  expect(
    mistakes(checkoutPage, /defaultCountry: .*/, `defaultCountry: ${checkoutPage().countries.at(-1)?.value}`),
  ).toEqual([]);
  expect(mistakes(checkoutPage, /defaultCountry: .*/, "defaultCountry: atlantis")).toEqual([
    'content/pages/checkout.yaml: defaultCountry: found "atlantis", expected the value of one of the countries',
  ]);
});

test("the way to order that is open at first is one of the ways", () => {
  const [first] = orderProcess().ways;
  if (!first) throw new Error("There is no way to order.");
  const other = first.id === "home" ? "live" : "home";
  const one = `start: ${other}\nways:\n  - id: ${first.id}\n    title: A\n    steps: [{ title: B, text: C }]\n`;
  expect(mistakes(orderProcess, /^start: [^]*/m, one)).toEqual([
    `content/sections/order-process.yaml: start: found "${other}", expected one of ${first.id}`,
  ]);
  expect(mistakes(orderProcess, /^start: [^]*/m, one.replace(other, first.id))).toEqual([]);
});

test("the processing lines end in products of the page", () => {
  expect(mistakes(processPage, /- aceite-crudo-de-palmiste/, "- aceite")).toEqual([
    'content/pages/proceso-produccion.yaml: flow.lines.1.to.0: found "aceite", expected the id of a product on /proceso-produccion',
  ]);
});
