import { describe, expect, it } from "vitest";
import { recipes } from "./pictures.ts";
import { readTable } from "./table.ts";

const all = { folder: "hero", ground: "photo", widths: [640, 960], quality: [47, 74] };
const words = { es: "Río", en: "River" };

/** A table of one set with these pictures. */
const tableOf = (pictures: object, more: object = {}) => ({
  fields: {
    folder: "",
    ground: "",
    widths: "",
    quality: "",
    position: "",
    portrait: "",
    samples: "",
    es: "",
    en: "",
  },
  sets: { hero: { all: { ...all, ...more }, pictures } },
});

describe("readTable", () => {
  it("starts a picture from its set and lets it have its own", () => {
    const table = tableOf({ "hero-agua": { ...words, samples: 8, quality: [52, 80], position: [40, 60] } });
    expect(readTable(table)).toEqual({
      "hero-agua": {
        master: "hero/hero-agua.webp",
        ground: "photo",
        widths: [640, 960],
        quality: { avif: 52, webp: 80 },
        position: "object-[40%_60%]",
        alt: words,
      },
    });
  });

  it("makes a cut of the same master, with the words of the whole and a look of its own", () => {
    const cut = { ratio: "2:3", widths: [390] };
    const table = tableOf(
      { "hero-agua": { ...words, position: [40, 60], portrait: { left: 0.25 } } },
      { portrait: cut },
    );
    expect(readTable(table)["hero-agua-portrait"]).toEqual({
      master: "hero/hero-agua.webp",
      crop: { ratio: 2 / 3, left: 0.25 },
      ground: "photo",
      widths: [390],
      quality: { avif: 47, webp: 74 },
      alt: words,
    });
  });

  it.each([
    [{ agua: { ...words, widht: 3 } }, "agua: no such field: widht"],
    [{ agua: { es: "Río" } }, "agua: en should be a text"],
    [{ agua: { ...words, quality: [50] } }, "agua: quality should be two numbers"],
    [{ agua: { ...words, ground: "paper" } }, "agua: ground should be photo or studio"],
    [{ agua: { ...words, portrait: { left: 0.2 } } }, "agua: portrait should be an object"],
    [{ agua: [] }, "agua should be an object"],
  ])("names the picture and the field at fault: %j", (pictures, message) => {
    expect(() => readTable(tableOf(pictures))).toThrow(message);
  });
});

it("gives every picture words in two languages that differ", () => {
  const same = Object.entries(recipes).filter(([, { alt }]) => alt.es === alt.en);
  expect(same).toEqual([]);
});
