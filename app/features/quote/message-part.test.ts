import * as fc from "fast-check";
import { expect, test } from "vitest";
import { partOf, withPart } from "./message-part";

const HEADING = "Solicitud de cotización";

const withoutPart = (message: string) => withPart(message, HEADING, undefined);

/** What a visitor may have written, also odd: lines, empty ones, spaces at their ends. */
const own = fc
  .array(fc.oneof(fc.string(), fc.constantFrom("", " ", "Buenos días:", "Solicitud", "Gracias")))
  .map((lines) => lines.join("\n"))
  .filter((message) => !message.split("\n").includes(HEADING));

const line = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "" && !text.includes("\n"));

const part = fc.array(line, { minLength: 1 }).map((lines) => [HEADING, ...lines].join("\n"));

test("a part stands below what the visitor wrote, of which nothing changes", () => {
  fc.assert(
    fc.property(own, part, (message, added) => {
      const next = withPart(message, HEADING, added);
      expect(next.startsWith(message)).toBe(true);
      expect(next.slice(message.length).trimStart()).toBe(added.trimStart());
      expect(partOf(next, HEADING)).toBe(added);
    }),
  );
});

test("a part takes the place of the one before, with what stands above and below", () => {
  fc.assert(
    fc.property(own, own, part, part, (above, below, before, after) => {
      const message = `${withPart(above, HEADING, before)}\n\n${below}`;
      const parts = [above.trimEnd(), after, below.trimStart()];
      expect(withPart(message, HEADING, after)).toBe(parts.filter(Boolean).join("\n\n"));
    }),
  );
});

test("without it the message says what it said, but for empty lines at its end", () => {
  fc.assert(
    fc.property(own, part, (message, added) => {
      expect(withoutPart(withPart(message, HEADING, added))).toBe(message.trimEnd());
    }),
  );
  fc.assert(
    fc.property(own, (message) => {
      expect(withoutPart(message)).toBe(message);
      expect(partOf(message, HEADING)).toBeUndefined();
    }),
  );
});

test("words right under a part belong to it: it is no longer as it was put", () => {
  const message = withPart("Hola", HEADING, `${HEADING}\nProducto: aceite`);
  expect(partOf(`${message}\nGracias`, HEADING)).toBe(`${HEADING}\nProducto: aceite\nGracias`);
  expect(partOf(`${message}\n\nGracias`, HEADING)).toBe(`${HEADING}\nProducto: aceite`);
  expect(withoutPart(`${message}\n\nGracias`)).toBe("Hola\n\nGracias");
});
