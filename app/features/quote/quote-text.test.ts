import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteProducts, quoteWords } from "~/words/quote";
import { partOf } from "./message-part";
import { cartText, faultsOf, mailAddress, monthsFrom, quoteText, type Quote } from "./quote-text";

const textOf = (quote: Quote) => quoteText(quote).replaceAll("\u00A0", " ");

const faultsIn = (quote: Quote) => [...faultsOf(quote)];

const palm = { product: "aceite-crudo-de-palma", quantity: "500" };

test("a full quote is a line for each part, in the words of the trade", () => {
  const quote: Quote = {
    product: "aceite-crudo-de-palma",
    quantity: "1,102,311",
    unit: "lb",
    packaging: "flexitanque",
    incoterm: "FOB",
    place: "  Puerto\n Cortés ",
    month: "2027-03",
    "wanted-free-fatty-acids": "3,5",
    "wanted-iodine-value": "",
    "wanted-bleachability-index": "≥ 2.3",
    "paper-Certificado de análisis": "",
    "paper-Certificado de origen": "",
    sample: "",
  };
  expect(faultsIn(quote)).toEqual([]);
  expect(textOf(quote)).toBe(`Solicitud de cotización
Producto: Aceite crudo de palma
Cantidad: 1,102,311 lb (500 t)
Envase: flexitanque
Incoterms 2020: FOB Puerto Cortés
Mes de entrega: marzo de 2027
Especificación:
– Ácidos grasos libres, como palmítico · FFA: máx. 3.5 %
– Índice de yodo (Wijs) · IV: 50.0–55.0 g yodo/100 g
– Índice DOBI de blanqueabilidad: mín. 2.3
Documentos: certificado de análisis, certificado de origen
Muestra: sí, antes de comprar`);
});

test("what is left open is not said", () => {
  expect(textOf(palm)).toBe("Solicitud de cotización\nProducto: Aceite crudo de palma\nCantidad: 500 t");
});

test("each control says what it misses, in its order", () => {
  expect(faultsIn({})).toEqual([
    ["product", "product"],
    ["quantity", "quantity"],
  ]);
  expect(faultsIn({ ...palm, quantity: "1,5", incoterm: "CIF", "wanted-iodine-value": "alto" })).toEqual([
    ["quantity", "amount"],
    ["place", "place"],
    ["wanted-iodine-value", "wanted"],
  ]);
  expect(faultsIn({ ...palm, place: "Hamburgo" })).toEqual([["incoterm", "incoterm"]]);
});

test("another product keeps what it has in common with the one before, and says nothing else of it", () => {
  const quote = { ...palm, packaging: "flexitanque", "wanted-iodine-value": "52", "wanted-carotenoids": "" };
  const kernel = textOf({ ...quote, product: "aceite-crudo-de-palmiste" });
  expect(kernel).toContain("Envase: flexitanque");
  expect(kernel).toContain("IV: 52");
  expect(kernel).not.toContain("Carotenoides");
  expect(textOf({ ...quote, product: "raquis-picado" })).toBe(
    "Solicitud de cotización\nProducto: Raquis picado\nCantidad: 500 t",
  );
});

test("delivery can be asked for from this month on, over the end of a year", () => {
  const months = monthsFrom(new Date(2026, 10, 30));
  expect(months[0]).toBe("2026-11");
  expect(months[2]).toBe("2027-01");
  expect(new Set(months).size).toBe(18);
});

test("whatever is typed or was kept, the text is one part: its heading first, no empty line, every part once", () => {
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
      month: fc.oneof(any, fc.constantFrom("2027-01", "2027-13")),
      sample: fc.constant(""),
    },
    { requiredKeys: [] },
  );
  const control = fc.constantFrom(
    ...first.parameters.map(({ id }) => `wanted-${id}`),
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

test("a cart is told product by product, with its total", () => {
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

test("whatever a product is called, the text is one part with a line for each", () => {
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

const addressOf = (text: string) => mailAddress("ventas@example.hn", text);

const bodyOf = (url: string) => new URL(url).searchParams.get("body")?.replaceAll("\r\n", "\n");

const line = fc.string({ unit: "grapheme", maxLength: 120 }).map((text) => text.replaceAll(/[\r\n]/g, ""));

test("a mail says all of a short text, its lines and signs as they are", () => {
  const text = "Producto: aceite & más\nÍndice: 50–55 %\n+1 = sí?";
  const { url, isWhole } = addressOf(text);
  expect(isWhole).toBe(true);
  expect(url).toMatch(/^mailto:ventas@example\.hn\?subject=Solicitud%20de%20cotizaci%C3%B3n&body=/);
  expect(url).not.toMatch(/[\s+]/);
  expect(bodyOf(url)).toBe(text);
});

test("an address is never longer than mail programs take; a text that is cut ends with a whole line, and says so", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const { url, isWhole } = addressOf(lines.join("\n"));
      expect(url.length).toBeLessThanOrEqual(2000);
      const body = bodyOf(url)?.split("\n") ?? [];
      const kept = isWhole ? lines : [...lines.slice(0, body.length - 1), quoteWords.mailEnding];
      expect(body.join("\n")).toBe(kept.join("\n"));
    }),
  );
});
