import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mailAddress } from "./mail-address";

const ENDING = "[Texto recortado]";

const addressOf = (text: string) => mailAddress("ventas@example.hn", "Solicitud de cotización", text, ENDING);

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
      const kept = isWhole ? lines : [...lines.slice(0, body.length - 1), ENDING];
      expect(body.join("\n")).toBe(kept.join("\n"));
    }),
  );
});
