import { readFileSync } from "node:fs";
import { contentFiles } from "../app/catalog/read/content-folder.ts";
import { definitions } from "../app/catalog/queries/definitions.ts";
import { readContent, type Path } from "../app/catalog/read/content-file.ts";
import type { Problem } from "../app/catalog/read/problem.ts";
import { excerpt } from "../app/lib/excerpt.ts";

/** Patterns of values that are clearly made up, with the reason in Spanish for the owner. */
const MADE_UP_PATTERNS: readonly [RegExp, string][] = [
  [/\b0000[ -]?0000\b/, "es un teléfono inventado"],
  // RFC 2606 reserves this top-level domain.
  [/[\w-]\.example\b/, "es una dirección que no existe"],
  [/^https:\/\/www\.(?:facebook|instagram|youtube)\.com\/?$/, "es la portada de esa red, no su página"],
];

/** A sample value, with a message in Spanish for the owner. */
type Sample = Omit<Problem, "message"> & { message: string };

/** Finds everything in published content that is marked as a sample or clearly made up. */
export function samples(): Sample[] {
  const files = definitions.flatMap((definition) => contentFiles(definition.files)).toSorted();
  return files.flatMap((file) => {
    const { value, lineOf } = readContent(file, readFileSync(file));
    const isDraft = isFields(value) && value["draft"] === true;
    // Of a written page's draft, everything but the body is published.
    const isPage = file.startsWith("content/pages/");
    if (isDraft && !isPage) return [];
    return samplesIn(isDraft ? { ...value, body: "" } : value, []).map(([path, message]) => ({
      file,
      line: lineOf(path),
      field: path.join("."),
      message,
    }));
  });
}

function samplesIn(value: unknown, path: Path): [Path, string][] {
  if (typeof value === "string")
    return MADE_UP_PATTERNS.flatMap(([pattern, why]): [Path, string][] =>
      pattern.test(value) ? [[path, `«${excerpt(value, 60)}» ${why}`]] : [],
    );
  if (Array.isArray(value)) return value.flatMap((each, index) => samplesIn(each, [...path, index]));
  if (!isFields(value)) return [];
  const { sample, ...fields } = value;
  // `npm run issue` marks versions, so the editor has no switch for them.
  if (sample === true && path[0] === "versions")
    return [[path, "se emitió con datos de muestra; «npm run issue» la reemplaza"]];
  const within = Object.entries(fields).flatMap(([key, each]) => samplesIn(each, [...path, key]));
  return sample === true
    ? [[path, `«${describeSample(fields)}» está marcado como muestra`], ...within]
    : within;
}

/** Describes a marked record in one line, by its value, its name, or all of its fields. */
function describeSample({ value, name, ...fields }: Record<string, unknown>): string {
  const label =
    value ?? name ?? Object.entries(fields).flatMap(([key, each]) => (key === "id" ? [] : [each]));
  const parts = (Array.isArray(label) ? label : [label]).filter((each) => typeof each !== "object");
  return excerpt(parts.join(" ").trim(), 60);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Tells the owner which values are still missing, and a developer what to do. */
export function refusal(found: readonly Sample[]): string {
  const byFile = Map.groupBy(found, ({ file }) => file);
  const lists = [...byFile].map(([file, each]) => {
    const lines = each.map(
      ({ line, field, message }) => `    línea ${line}${field ? `, campo «${field}»` : ""}: ${message}\n`,
    );
    return `  ${file}\n${lines.join("")}`;
  });
  const count = found.length === 1 ? "un dato es inventado" : `${found.length} datos son inventados`;
  return `El sitio no se publica todavía: ${count}, a la espera del verdadero.

${lists.join("")}
Escriba los verdaderos en el escritorio (npm run edit). Donde hay un interruptor «Es de muestra», apáguelo.
Para ver el sitio mientras tanto, solo en esta computadora: npm start
Cómo se hace, paso a paso: docs/guia/cuando-dice-que-no.md

(Sample values are still in place. \`npm run build:sample\` builds with them.)
`;
}
