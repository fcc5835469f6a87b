import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteProducts, quoteWords } from "~/words/quote";
import { parseKept } from "./kept-quote";
import { emptyQuote, faultsOf, quoteText } from "./quote-text";

test("what was kept is read again", () => {
  const kept = {
    quote: {
      ...emptyQuote,
      product: "raquis-picado",
      quantity: "40",
      incoterm: "EXW",
      month: "2027-02",
      wanted: { moisture: "≤ 55" },
      documents: ["Hoja de seguridad"],
      sample: true,
    },
    part: "Solicitud de cotización",
  };
  expect(parseKept(structuredClone(kept))).toEqual(kept);
});

test("whatever stands there, it is nothing or a quote that can be written", () => {
  const quoteLike = fc.record(
    { quote: fc.dictionary(fc.constantFrom(...Object.keys(emptyQuote)), fc.anything()), part: fc.anything() },
    { requiredKeys: ["quote"] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), quoteLike), (value) => {
      const kept = parseKept(value);
      if (!kept) return;
      faultsOf(kept.quote, quoteProducts);
      expect(quoteText(kept.quote, quoteProducts, quoteWords)).toMatch(/^Solicitud de cotización/);
    }),
  );
});
