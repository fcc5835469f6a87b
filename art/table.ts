import type { Crop, Quality, Recipe } from "./recipe.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The recipes of `pictures.json`, by name; throws an error that names the picture and the field at fault. */
export function readTable(table: unknown): Record<string, Recipe> {
  const top = objectOf(table, "the table");
  const known = new Set(Object.keys(objectOf(top.fields, "fields")));
  const recipes: Record<string, Recipe> = {};
  for (const [set, value] of Object.entries(objectOf(top.sets, "sets"))) {
    const group = objectOf(value, set);
    const all = objectOf(group.all, `${set}: all`);
    for (const [name, own] of Object.entries(objectOf(group.pictures, `${set}: pictures`))) {
      const entry = objectOf(own, name);
      checkNames({ ...all, ...entry }, known, name);
      for (const [key, recipe] of recipesOf(name, all, entry)) {
        if (recipes[key]) throw new Error(`${key}: stands in the table twice`);
        recipes[key] = recipe;
      }
    }
  }
  return recipes;
}

/** A picture and its cut. */
function recipesOf(name: string, all: Fields, entry: Fields): [string, Recipe][] {
  const fields = { ...all, ...entry };
  const whole: Recipe = {
    master: `${textOf(fields.folder, `${name}: folder`)}/${name}.webp`,
    ground: groundOf(fields.ground, `${name}: ground`),
    ...(fields.whiteness === undefined
      ? {}
      : { whiteness: numberOf(fields.whiteness, `${name}: whiteness`) }),
    alt: { es: textOf(fields.es, `${name}: es`), en: textOf(fields.en, `${name}: en`) },
    ...lookOf(fields, name),
    ...(fields.apart === undefined ? {} : { apart: onlyTrue(fields.apart, `${name}: apart`) }),
  };
  if (entry.portrait === undefined) return [[name, whole]];
  const where = `${name}: portrait`;
  const cut = { quality: fields.quality, ...partOf(all.portrait, where), ...partOf(entry.portrait, where) };
  const { master, ground, alt } = whole;
  return [
    [name, whole],
    [`${name}-portrait`, { master, ground, alt, ...lookOf(cut, where), crop: cropOf(cut, where) }],
  ];
}

/** What a picture and its cut each have of their own. */
function lookOf(fields: Fields, where: string): Pick<Recipe, "widths" | "quality" | "position"> {
  return {
    widths: numbersOf(fields.widths, `${where}: widths`),
    ...(fields.quality === undefined ? {} : { quality: qualityOf(fields.quality, `${where}: quality`) }),
    ...(fields.position === undefined ? {} : { position: positionOf(fields.position, `${where}: position`) }),
  };
}

const PORTRAIT = new Set(["ratio", "left", "top", "height", "widths", "quality", "position"]);

function partOf(value: unknown, where: string): Fields {
  const part = objectOf(value, where);
  checkNames(part, PORTRAIT, where);
  return part;
}

function checkNames(fields: Fields, known: ReadonlySet<string>, where: string): void {
  const unknown = Object.keys(fields).filter((field) => !known.has(field));
  if (unknown.length > 0) throw new Error(`${where}: no such field: ${unknown.join(", ")}`);
}

function cropOf({ ratio, left, top, height }: Fields, where: string): Crop {
  return {
    ratio: ratioOf(ratio, `${where}: ratio`),
    left: numberOf(left, `${where}: left`),
    ...(top === undefined ? {} : { top: numberOf(top, `${where}: top`) }),
    ...(height === undefined ? {} : { height: numberOf(height, `${where}: height`) }),
  };
}

/** `4:5` as a number. */
function ratioOf(value: unknown, where: string): number {
  const [, width, height] = /^(\d+):(\d+)$/.exec(textOf(value, where)) ?? [];
  if (!width || !height) throw new Error(`${where} should be like 4:5`);
  return Number(width) / Number(height);
}

function qualityOf(value: unknown, where: string): Quality {
  const [avif, webp] = pairOf(value, where);
  return { avif, webp };
}

function positionOf(value: unknown, where: string): string {
  const [left, top] = pairOf(value, where);
  return `object-[${left}%_${top}%]`;
}

function groundOf(value: unknown, where: string): Recipe["ground"] {
  if (value !== "photo" && value !== "studio") throw new Error(`${where} should be photo or studio`);
  return value;
}

function onlyTrue(value: unknown, where: string): true {
  if (value !== true) throw new Error(`${where} should be true, or not there`);
  return value;
}

function objectOf(value: unknown, where: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${where} should be an object`);
  }
  return { ...value };
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== "string" || value === "") throw new Error(`${where} should be a text`);
  return value;
}

function numberOf(value: unknown, where: string): number {
  if (typeof value !== "number") throw new Error(`${where} should be a number`);
  return value;
}

function numbersOf(value: unknown, where: string): number[] {
  if (!Array.isArray(value)) throw new Error(`${where} should be a list of numbers`);
  return value.map((one: unknown) => numberOf(one, where));
}

function pairOf(value: unknown, where: string): [number, number] {
  const [first, second, ...more] = numbersOf(value, where);
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Error(`${where} should be two numbers`);
  }
  return [first, second];
}
