import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteProducts, quoteWords } from "~/words/quote";
import { partOf } from "./message-part";
import { emptyQuote, faultsOf, monthsFrom, quoteText, withProduct, type Quote } from "./quote-text";

const textOf = (quote: Partial<Quote>) =>
  quoteText({ ...emptyQuote, ...quote }, quoteProducts, quoteWords).replaceAll("\u00A0", " ");

const faultsIn = (quote: Partial<Quote>) => [...faultsOf({ ...emptyQuote, ...quote }, quoteProducts)];

const palm = { product: "aceite-crudo-de-palma", quantity: "500" };

test("a full quote is a line for each part, in the words of the trade", () => {
  const quote: Partial<Quote> = {
    product: "aceite-crudo-de-palma",
    quantity: "1,102,311",
    unit: "lb",
    packaging: "flexitanque",
    incoterm: "FOB",
    place: "  Puerto\n Cortés ",
    month: "2027-03",
    wanted: { "free-fatty-acids": "3,5", "iodine-value": "", "bleachability-index": "≥ 2.3" },
    documents: ["Certificado de análisis", "Certificado de origen"],
    sample: true,
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
  expect(faultsIn({ ...palm, quantity: "1,5", incoterm: "CIF", wanted: { "iodine-value": "alto" } })).toEqual(
    [
      ["quantity", "amount"],
      ["place", "place"],
      ["wanted-iodine-value", "wanted"],
    ],
  );
  expect(faultsIn({ ...palm, place: "Hamburgo" })).toEqual([["incoterm", "incoterm"]]);
});

test("another product keeps what it has in common with the one before", () => {
  const quote = {
    ...emptyQuote,
    ...palm,
    packaging: "flexitanque",
    wanted: { "iodine-value": "52", carotenoids: "" },
  };
  const kernel = withProduct(quote, "aceite-crudo-de-palmiste", quoteProducts);
  expect(kernel).toMatchObject({
    quantity: "500",
    packaging: "flexitanque",
    wanted: { "iodine-value": "52" },
  });
  expect(kernel.wanted).not.toHaveProperty("carotenoids");
  const fibre = withProduct(quote, "raquis-picado", quoteProducts);
  expect(fibre).toMatchObject({ quantity: "500", packaging: "", wanted: {} });
});

test("delivery can be asked for from this month on, over the end of a year", () => {
  const months = monthsFrom(new Date(2026, 10, 30));
  expect(months[0]).toBe("2026-11");
  expect(months[2]).toBe("2027-01");
  expect(new Set(months).size).toBe(18);
});

test("whatever is typed, the text is one part: its heading first, no empty line, every part once", () => {
  const any = fc.string({ unit: "grapheme" });
  const [first] = quoteProducts;
  if (!first) throw new Error("There is no product.");
  fc.assert(
    fc.property(
      fc.record({
        product: fc.constantFrom(first.id, ""),
        quantity: fc.oneof(any, fc.constantFrom("5", "1,000")),
        unit: fc.constantFrom("t" as const, "kg" as const, "lb" as const),
        packaging: fc.constantFrom("", ...first.packagings),
        incoterm: fc.constantFrom("" as const, "FOB" as const, "CIF" as const),
        place: fc.oneof(any, fc.constant("a\n\nb")),
        month: fc.constantFrom("", "2027-01"),
        wanted: fc.dictionary(fc.constantFrom(...first.parameters.map(({ id }) => id)), any),
        documents: fc.subarray(quoteWords.papers),
        sample: fc.boolean(),
      }),
      (quote) => {
        const text = quoteText(quote, quoteProducts, quoteWords);
        expect(partOf(`Hola\n\n${text}\n\nGracias`, quoteWords.heading)).toBe(text);
        const labels = text.split("\n").filter((line) => !line.startsWith("–"));
        expect(new Set(labels).size).toBe(labels.length);
      },
    ),
  );
});
