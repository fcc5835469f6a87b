import { array, assert, constantFrom, oneof, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { editionData } from "../../app/lib/edition.ts";
import { Pieces } from "./pieces.ts";

/** The text that stands at these places, as the service worker reads it. */
const read = ({ texts }: Pieces, data: readonly number[]) =>
  editionData(
    { texts, pages: { "/": { title: "", before: [], inline: [], after: [], data } }, code: [] },
    "/",
  );

/** Text that is cut often: tags, quotes and escapes among other characters. */
const markup = array(
  oneof(
    constantFrom("<p>", "</p>", '<a href="/historia">', "<li>", "<header>", "<b>", "<", '"', "\\", "\n"),
    string(),
    string({ minLength: 40 }).map((text) => JSON.stringify(text)),
  ),
).map((parts) => parts.join(""));

test("what goes in comes out, whatever was there before, and no piece stands twice", () => {
  assert(
    property(array(tuple(constantFrom("html", "json"), markup)), (texts) => {
      const pieces = new Pieces();
      const runs = texts.map(([kind, text]) => (kind === "html" ? pieces.html(text) : pieces.json(text)));
      expect(runs.map((one) => read(pieces, one))).toEqual(texts.map(([, text]) => text));
      expect(new Set(pieces.texts).size).toBe(pieces.texts.length);
      expect(pieces.texts).not.toContain("");
    }),
  );
});

test("what two pages have in common stands once, and what follows each other is one run", () => {
  const pieces = new Pieces();
  expect(pieces.html("<header>Menú</header><p>Una</p><footer>Pie</footer>")).toEqual([0, 3]);
  expect(pieces.html("<header>Menú</header><p>Otra</p><footer>Pie</footer>")).toEqual([0, 1, 3, 4, 2, 3]);
  expect(pieces.texts).toEqual([
    "<header>Menú</header>",
    "<p>Una</p>",
    "<footer>Pie</footer>",
    "<p>Otra</p>",
  ]);
});

test("a long text of data stands once, however it is wrapped", () => {
  const pieces = new Pieces();
  const long = JSON.stringify(`Fruta de la costa norte, dicha "así", ${"larga ".repeat(8)}`);
  pieces.json(`[1,${long},2]`);
  pieces.json(`{"text":${long}}`);
  expect(pieces.texts.filter((text) => text.includes("Fruta"))).toEqual([long]);
});

test("an empty text is nothing", () => {
  const pieces = new Pieces();
  expect(pieces.html("")).toEqual([]);
  expect(pieces.texts).toEqual([]);
});
