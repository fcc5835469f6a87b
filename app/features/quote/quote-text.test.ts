import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteProducts, quoteWords } from "~/words/quote";
import { partOf } from "./message-part";
import { cartText, monthsFrom, quoteText, type Quote } from "./quote-text";

const textOf = (quote: Quote) => quoteText(quote).replaceAll("\u00A0", " ");

const palm = { product: "aceite-crudo-de-palma", quantity: "500" };

test("writes one line per field in the words of the trade", () => {
  const quote: Quote = {
    product: "aceite-crudo-de-palma",
    quantity: "1,102,311",
    unit: "lb",
    packaging: "flexitanque",
    incoterm: "FOB",
    place: "  Puerto\n Cortés ",
    month: "marzo de 2027",
    "wants-free-fatty-acids": "on",
    "wanted-free-fatty-acids": "3,5",
    "wants-iodine-value": "on",
    "wants-bleachability-index": "on",
    "wanted-bleachability-index": "≥ 2.3",
    "paper-Certificado de análisis": "",
    "paper-Certificado de origen": "",
    sample: "",
  };
  expect(textOf(quote)).toBe(`Solicitud de cotización
Producto: Aceite crudo de palma
Cantidad: 1,102,311 lb (500 t)
Envase: flexitanque
Incoterms 2020: FOB Puerto Cortés
Mes de entrega: marzo de 2027
Especificación:
– Ácidos grasos libres, como palmítico · FFA: máx. 3.5 %
– Índice de yodo (Wijs) · IV: 50.0–55.0 g yodo/100 g
– Índice DOBI de blanqueabilidad: ≥ 2.3
Documentos: certificado de análisis, certificado de origen
Muestra: sí, antes de comprar`);
});

test("leaves out empty fields", () => {
  expect(textOf(palm)).toBe("Solicitud de cotización\nProducto: Aceite crudo de palma\nCantidad: 500 t");
});

test.each([
  ["reads a bare number as a limit if the technical sheet has one", "free-fatty-acids", "3.5", "máx. 3.5 %"],
  ["accepts a decimal comma", "free-fatty-acids", "3,5", "máx. 3.5 %"],
  ["accepts three decimals after a zero", "free-fatty-acids", "0,125", "máx. 0.125 %"],
  ["accepts a range with decimal commas", "iodine-value", "0,1–12,5", "0.1–12.5 g yodo/100 g"],
  ["keeps the comma of thousands", "iodine-value", "1,500", "1,500 g yodo/100 g"],
  ["keeps a bare number if the technical sheet has a range", "iodine-value", "52", "52 g yodo/100 g"],
  ["does not repeat the unit", "free-fatty-acids", "≤ 3.5 %", "≤ 3.5 %"],
  ["keeps another unit", "free-fatty-acids", "35 g/kg", "35 g/kg"],
  ["keeps any other text", "free-fatty-acids", "bajo", "bajo"],
])("a requested value: %s", (_, id, typed, shown) => {
  const text = textOf({ ...palm, [`wants-${id}`]: "on", [`wanted-${id}`]: typed });
  expect(text).toContain(`: ${shown}`);
});

test.each([
  ["1,102,311", "lb", "1,102,311 lb (500 t)"],
  ["12 500.5", "kg", "12 500.5 kg (12.501 t)"],
  ["22000000", "kg", "22000000 kg (22,000 t)"],
])("converts %s %s to tonnes", (quantity, unit, shown) => {
  expect(textOf({ ...palm, quantity, unit })).toContain(`Cantidad: ${shown}`);
});

test("switching the product keeps only the values that both products have", () => {
  const quote = { ...palm, packaging: "flexitanque", "wants-iodine-value": "on", "wants-carotenoids": "on" };
  const kernel = textOf({ ...quote, product: "aceite-crudo-de-palmiste" });
  expect(kernel).toContain("Envase: flexitanque");
  expect(kernel).toContain("IV: ");
  expect(kernel).not.toContain("Carotenoides");
  expect(textOf({ ...quote, product: "raquis-picado" })).toBe(
    "Solicitud de cotización\nProducto: Raquis picado\nCantidad: 500 t",
  );
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
    ...quoteWords.papers.map((paper) => `paper-${paper}`),
  );
  fc.assert(
    fc.property(typed, fc.dictionary(control, any), (fields, choices) => {
      const text = quoteText({ ...fields, ...choices });
      expect(partOf(`Hola\n\n${text}\n\nGracias`, quoteWords.heading)).toBe(text);
      const labels = text.split("\n").filter((each) => !each.startsWith("–"));
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});

test("writes the cart line by line with its total", () => {
  expect(
    cartText([
      { title: "Sweet Banana", quantity: 2, price: 3.2 },
      { title: "Red Snapper", quantity: 1, price: 12.5 },
    ]),
  ).toBe(`Consulta por un carrito de la tienda
2 × Sweet Banana, a $3.20 cada uno: $6.40
1 × Red Snapper, a $12.50 cada uno: $12.50
Total: $18.90, con envío gratis`);
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
