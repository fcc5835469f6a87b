import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { fill } from "~/lib/fill";
import { quoteProducts, quoteWords } from "~/words/quote";
import { partOf } from "./message-part";
import { cartText, monthsFrom, quoteText, type Quote } from "./quote-text";

// Products of this test's own, as the owner may change the mill's.
vi.mock(import("~/words/quote"), async (load) => {
  const max5 = { kind: "max" as const, max: 5, decimals: 1 };
  const range = { kind: "range" as const, min: 50, max: 55, decimals: 1 };
  const agreed = { kind: "agreed" as const, decimals: 0 };
  const iodine = { id: "iodine", name: "Iodine value", symbol: "", value: range, unit: "g I₂/100 g" };
  const parameters = [
    { id: "acids", name: "Free fatty acids", symbol: "FFA", value: max5, unit: "%" },
    iodine,
    { id: "dobi", name: "Bleachability", symbol: "DOBI", value: agreed, unit: "" },
  ];
  return {
    ...(await load()),
    quoteProducts: [
      { id: "palm-oil", name: "Palm oil", packagings: ["flexitank", "drum"], parameters },
      { id: "meal", name: "Meal", packagings: ["sack"], parameters: [iodine] },
    ],
  };
});

const { heading, labels, yes, figure } = quoteWords;

const withoutNoBreaks = (text: string) => text.replaceAll("\u00A0", " ");
const textOf = (quote: Quote) => withoutNoBreaks(quoteText(quote));

const palm = { product: "palm-oil", quantity: "500" };
const packaging = "flexitank";
const [paper = "", otherPaper = ""] = quoteWords.papers;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

test("writes one line per field in the words of the trade", () => {
  const quote: Quote = {
    product: "palm-oil",
    quantity: "1,102,311",
    unit: "lb",
    packaging,
    incoterm: "FOB",
    place: "  Puerto\n Cortés ",
    month: "marzo de 2027",
    "wants-acids": "on",
    "wanted-acids": "3,5",
    "wants-iodine": "on",
    "wants-dobi": "on",
    "wanted-dobi": "≥ 2.3",
    [`paper-${paper}`]: "",
    [`paper-${otherPaper}`]: "",
    sample: "",
  };
  expect(textOf(quote)).toBe(`${heading}
${labels.product}: Palm oil
${labels.quantity}: 1,102,311 lb (500 t)
${labels.packaging}: ${packaging}
${labels.incoterm}: FOB Puerto Cortés
${labels.month}: marzo de 2027
${labels.specification}:
– Free fatty acids · FFA: ${fill(figure.max, { max: "3.5" })} %
– Iodine value: 50.0–55.0 g I₂/100 g
– Bleachability · DOBI: ≥ 2.3
${labels.documents}: ${lowerFirst(paper)}, ${lowerFirst(otherPaper)}
${labels.sample}: ${yes}`);
});

test("leaves out empty fields", () => {
  expect(textOf(palm)).toBe(`${heading}\n${labels.product}: Palm oil\n${labels.quantity}: 500 t`);
});

test.each([
  [
    "reads a bare number as a limit if the technical sheet has one",
    "acids",
    "3.5",
    `${fill(figure.max, { max: "3.5" })} %`,
  ],
  ["accepts a decimal comma", "acids", "3,5", `${fill(figure.max, { max: "3.5" })} %`],
  ["accepts three decimals after a zero", "acids", "0,125", `${fill(figure.max, { max: "0.125" })} %`],
  ["accepts a range with decimal commas", "iodine", "0,1–12,5", "0.1–12.5 g I₂/100 g"],
  ["keeps the comma of thousands", "iodine", "1,500", "1,500 g I₂/100 g"],
  ["keeps a bare number if the technical sheet has a range", "iodine", "52", "52 g I₂/100 g"],
  ["does not repeat the unit", "acids", "≤ 3.5 %", "≤ 3.5\u00A0%"],
  [
    "takes a number with its unit for a limit",
    "acids",
    "3,5 %",
    `${fill(figure.max, { max: "3.5" })}\u00A0%`,
  ],
  ["keeps another unit", "acids", "35 g/kg", "35 g/kg"],
  ["keeps any other text", "acids", "bajo", "bajo"],
])("a requested value: %s", (_, id, typed, shown) => {
  const text = textOf({ ...palm, [`wants-${id}`]: "on", [`wanted-${id}`]: typed });
  expect(text).toContain(`: ${withoutNoBreaks(shown)}`);
});

test.each([
  ["1,102,311", "lb", "1,102,311 lb (500 t)"],
  ["12 500.5", "kg", "12 500.5 kg (12.501 t)"],
  ["22000000", "kg", "22000000 kg (22,000 t)"],
  ["0.4", "kg", "0.4 kg (0.0004 t)"],
])("converts %s %s to tonnes", (quantity, unit, shown) => {
  expect(textOf({ ...palm, quantity, unit })).toContain(`${labels.quantity}: ${shown}`);
});

test("switching the product keeps only the values that both products have", () => {
  const quote: Quote = { ...palm, packaging, "wants-iodine": "on", "wants-dobi": "on" };
  const ofPalm = textOf(quote);
  for (const part of ["– Iodine value: ", "– Bleachability · DOBI: ", `${labels.packaging}: `])
    expect(ofPalm).toContain(part);
  expect(textOf({ ...quote, product: "meal" })).toBe(`${heading}
${labels.product}: Meal
${labels.quantity}: 500 t
${labels.specification}:
– Iodine value: 50.0–55.0 g I₂/100 g`);
});

test("offers delivery months from the current one across the year's end", () => {
  const months = monthsFrom(new Date(2026, 10, 30));
  expect(months[0]).toBe("noviembre de 2026");
  expect(months[2]).toBe("enero de 2027");
  expect(new Set(months).size).toBe(18);
});

test("writes a single part without empty lines or repeated fields, whatever is typed", () => {
  const any = fc.string({ unit: "grapheme" });
  const [first] = quoteProducts;
  if (!first) throw new Error("There is no product.");
  const typed = fc.record(
    {
      product: fc.constantFrom(first.id, "", "toString"),
      quantity: fc.oneof(any, fc.constantFrom("5", "1,000")),
      unit: fc.oneof(any, fc.constantFrom("t", "kg", "lb")),
      packaging: fc.oneof(any, fc.constantFrom(...first.packagings)),
      incoterm: fc.oneof(any, fc.constantFrom("FOB", "CIF", "toString")),
      place: fc.oneof(any, fc.constant("a\n\nb")),
      month: any,
      sample: fc.constant(""),
    },
    { requiredKeys: [] },
  );
  const control = fc.constantFrom(
    ...first.parameters.flatMap(({ id }) => [`wants-${id}`, `wanted-${id}`]),
    ...quoteWords.papers.map((each) => `paper-${each}`),
  );
  fc.assert(
    fc.property(typed, fc.dictionary(control, any), (fields, choices) => {
      const text = quoteText({ ...fields, ...choices });
      expect(partOf(`Hola\n\n${text}\n\nGracias`, quoteWords.heading)).toBe(text);
      const lines = text.split("\n").filter((each) => !each.startsWith("–"));
      expect(new Set(lines).size).toBe(lines.length);
    }),
  );
});

test("writes the cart line by line with its total", () => {
  const { cart: words } = quoteWords;
  expect(
    cartText([
      { title: "Sweet Banana", quantity: 2, price: 3.2 },
      { title: "Red Snapper", quantity: 1, price: 12.5 },
    ]),
  ).toBe(
    [
      words.heading,
      fill(words.line, { quantity: 2, title: "Sweet Banana", price: "$3.20", subtotal: "$6.40" }),
      fill(words.line, { quantity: 1, title: "Red Snapper", price: "$12.50", subtotal: "$12.50" }),
      fill(words.total, { total: "$18.90" }),
    ].join("\n"),
  );
});

test("writes one line per product whatever its name", () => {
  const cartLine = fc.record({
    title: fc.string({ minLength: 1, unit: "grapheme" }),
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.nat(10_000).map((cents) => cents / 100),
  });
  fc.assert(
    fc.property(fc.array(cartLine, { minLength: 1 }), (cart) => {
      const text = cartText(cart);
      expect(text.split("\n")).toHaveLength(cart.length + 2);
      expect(partOf(`Hola\n\n${text}`, quoteWords.cart.heading)).toBe(text);
    }),
  );
});
