import * as fc from "fast-check";
import { expect, test } from "vitest";
import { partOf, withPart } from "./message-part";

const HEADING = "Solicitud de cotización";

const withoutPart = (message: string) => withPart(message, HEADING, undefined);

/** Arbitrary lines, including empty ones and trailing spaces. */
const ownText = fc
  .array(fc.oneof(fc.string(), fc.constantFrom("", " ", "Buenos días:", "Solicitud", "Gracias")))
  .map((lines) => lines.join("\n"))
  .filter((message) => !message.split("\n").includes(HEADING));

const line = fc.string({ minLength: 1 }).filter((text) => text.trim() !== "" && !text.includes("\n"));

const part = fc.array(line, { minLength: 1 }).map((lines) => [HEADING, ...lines].join("\n"));

test("appends a part without changing what the visitor wrote", () => {
  fc.assert(
    fc.property(ownText, part, (message, added) => {
      const next = withPart(message, HEADING, added);
      expect(next.startsWith(message)).toBe(true);
      expect(next.slice(message.length).trimStart()).toBe(added.trimStart());
      expect(partOf(next, HEADING)).toBe(added);
    }),
  );
});

test("replaces an earlier part and keeps the text above and below", () => {
  fc.assert(
    fc.property(ownText, ownText, part, part, (above, below, before, after) => {
      const message = `${withPart(above, HEADING, before)}\n\n${below}`;
      const parts = [above.trimEnd(), after, below.trimStart()];
      expect(withPart(message, HEADING, after)).toBe(parts.filter(Boolean).join("\n\n"));
    }),
  );
});

test("removing a part restores the message except for trailing empty lines", () => {
  fc.assert(
    fc.property(ownText, part, (message, added) => {
      expect(withoutPart(withPart(message, HEADING, added))).toBe(message.trimEnd());
    }),
  );
  fc.assert(
    fc.property(ownText, (message) => {
      expect(withoutPart(message)).toBe(message);
      expect(partOf(message, HEADING)).toBeUndefined();
    }),
  );
});

test("text directly below a part belongs to it, up to the next empty line", () => {
  const message = withPart("Hola", HEADING, `${HEADING}\nProducto: aceite`);
  expect(partOf(`${message}\nGracias`, HEADING)).toBe(`${HEADING}\nProducto: aceite\nGracias`);
  expect(partOf(`${message}\n\nGracias`, HEADING)).toBe(`${HEADING}\nProducto: aceite`);
  expect(withoutPart(`${message}\n\nGracias`)).toBe("Hola\n\nGracias");
});

test("an edited part is replaced whole, even if the visitor put empty lines into it", () => {
  const written = `${HEADING}\nProducto: aceite\nCantidad: 5 t`;
  const edited = `Hola\n\n${HEADING}\nProducto: aceite\n\nEn tambores:\nCantidad: 5 t\n\nGracias`;
  expect(withPart(edited, HEADING, `${HEADING}\nProducto: harina`, written)).toBe(
    `Hola\n\n${HEADING}\nProducto: harina\n\nGracias`,
  );
});
