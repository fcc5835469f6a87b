import { expect, test } from "vitest";
import { EVERYTHING, FIELDS, isChosen, isLeftOut, readChoice, type Choice } from "./specification-choice";

const products = ["palma", "palmiste", "coquillo", "raquis", "oleína"].map((id) => ({ id }));
const uses = [
  { kind: "food", name: "Alimentos", products: ["palma", "palmiste", "oleína"] },
  { kind: "soil", name: "Suelo", products: ["raquis"] },
];

function formWith(ticked: readonly string[], use: string, units: string): FormData {
  const form = new FormData();
  for (const id of ticked) form.append(FIELDS.products, id);
  form.append(FIELDS.use, use);
  form.append(FIELDS.units, units);
  return form;
}

const shown = (choice: Choice) => products.map(({ id }) => id).filter((id) => isChosen(choice, uses, id));

test("shows every product at first", () => {
  expect(shown(EVERYTHING)).toEqual(products.map(({ id }) => id));
});

test("hides a product when its box is cleared, however many there are", () => {
  for (const { id } of products) {
    const others = products.map((product) => product.id).filter((other) => other !== id);
    expect(shown(readChoice(formWith(others, "", "metric"), products))).toEqual(others);
  }
});

test("keeps the ticked products that serve for the chosen use", () => {
  const choice = readChoice(formWith(["palma", "coquillo", "oleína"], "food", "trade"), products);
  expect(shown(choice)).toEqual(["palma", "oleína"]);
  expect(products.map(({ id }) => id).filter((id) => isLeftOut(choice, uses, id))).toEqual([
    "coquillo",
    "raquis",
  ]);
  expect(choice.units).toBe("trade");
});

test("shows nothing when no ticked product serves for the use", () => {
  expect(shown(readChoice(formWith(["coquillo"], "soil", "metric"), products))).toEqual([]);
});
