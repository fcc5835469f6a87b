import { transform, type Rule, type Selector, type SelectorComponent } from "lightningcss";
import type { Names } from "./written-names.ts";

/** Names that a selector cannot match without; of each list, as in `:is()`, it needs one. */
type Need = { tags: string[]; classes: string[]; oneOf: Need[][] };

type StyleRule = Extract<Rule, { type: "style" }>;
type MediaRule = Extract<Rule, { type: "media" }>;

const needing = (tags: string[], classes: string[]): Need => ({ tags, classes, oneOf: [] });

const FIELDS = [needing(["input"], []), needing(["textarea"], [])];

/** What the parts of fields are called that only fields of some types have. */
const PARTS_OF_TYPES: [name: RegExp, types: string[]][] = [
  [/^-webkit-(?:date|calendar)/, ["date", "datetime-local", "month", "time", "week"]],
  [/^-webkit-search/, ["search"]],
  [/^-webkit-(?:inn|out)er-spin-button/, ["number"]],
];

/** Custom properties of Tailwind: what one is where nothing sets it. */
const INITIAL = /@property (--tw-[\w-]+) \{[^}]*?(?:initial-value: ([^;}]+?))?;?\s*\}/g;
const SET = /(--tw-[\w-]+):/g;
const INITIAL_LAYER = /@layer properties \{.*?\n\}/s;
const USE = /var\((--tw-[\w-]+)(?:, ((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;

/** A stylesheet that can be written in part. The number of a selector is its place among those of all style rules. */
export class Sheet {
  readonly #css: Uint8Array;
  readonly #needs: Need[] = [];

  constructor(css: Uint8Array) {
    this.#css = css;
    const note = ({ value }: StyleRule) => {
      this.#needs.push(...value.selectors.map(needOf));
    };
    transform({ filename: "sheet", code: css, visitor: { Rule: { style: note } } });
  }

  /** The selectors that may match elements of these names, whatever their attributes and states. */
  selectorsFor(named: readonly Names[]): Set<number> {
    const tags = new Set(named.flatMap((names) => names.tags));
    const classes = new Set(named.flatMap((names) => names.classes));
    const beginnings = named.flatMap((names) => names.beginnings);
    const isMet = (need: Need): boolean =>
      need.tags.every((tag) => tags.has(tag)) &&
      need.classes.every((name) => classes.has(name) || beginnings.some((start) => name.startsWith(start))) &&
      need.oneOf.every((list) => list.some(isMet));
    return new Set(this.#needs.flatMap((need, number) => (isMet(need) ? [number] : [])));
  }

  /** Writes the rules for paper alone: the sheet as written for a page leaves them out. */
  writePrint(): string {
    let isWithin = false;
    const { code } = transform({
      filename: "sheet",
      code: this.#css,
      minify: true,
      visitor: {
        Rule: {
          media: ({ value }: MediaRule) => {
            isWithin = isForPrint(value);
            return isWithin ? undefined : [];
          },
          style: () => (isWithin ? undefined : []),
          container: drop,
          supports: drop,
          "font-face": drop,
          keyframes: drop,
          property: drop,
        },
        RuleExit: {
          media: () => {
            isWithin = false;
          },
        },
      },
    });
    return withoutLicence(code);
  }

  /**
   * Writes the sheet with these selectors alone, without the animations and custom properties that are not used then, and
   * without the rules for paper.
   */
  write(selectors: ReadonlySet<number>): string {
    let number = 0;
    const visitor = {
      Rule: {
        style: ({ value }: StyleRule) => {
          if (value.selectors.some((_, place) => selectors.has(number + place))) return;
          number += value.selectors.length;
          return [];
        },
      },
      // Those of a rule that stays, one after the other.
      Selector: () => (selectors.has(number++) ? undefined : []),
    };
    const part = transform({ filename: "sheet", code: this.#css, visitor }).code;
    const text = withInitialValues(part.toString());
    const count = (word: string) => text.split(new RegExp(`(?<![\\w-])${word}(?![\\w-])`)).length - 1;
    const animations = [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const properties = [...text.matchAll(/--[\w-]+(?=:| \{)/g)].map(([name]) => name);
    const unusedSymbols = [
      ...animations.filter((name) => count(name) === 1),
      ...properties.filter((name) => !used.has(name)),
    ];
    const { code } = transform({
      filename: "sheet",
      code: new TextEncoder().encode(text),
      minify: true,
      unusedSymbols,
      visitor: { Rule: { media: ({ value }: MediaRule) => (isForPrint(value) ? [] : undefined) } },
    });
    return withoutLicence(code);
  }
}

/** In a visitor: leaves a rule out. */
const drop = () => [];

/** The licence of what it was made of stands in the whole sheet. */
function withoutLicence(code: Uint8Array): string {
  return code.toString().replace(/^\/\*!.*?\*\/\n?/s, "");
}

function isForPrint({ query }: MediaRule["value"]): boolean {
  return query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === "print" && qualifier !== "not");
}

function needOf(selector: Selector): Need {
  const need: Need = { tags: [], classes: [], oneOf: [] };
  for (const part of selector) {
    if (part.type === "type") need.tags.push(part.name);
    else if (part.type === "class") need.classes.push(part.name);
    else if (part.type === "pseudo-element") need.oneOf.push(...fieldsWith(part));
    else if (
      part.type === "pseudo-class" &&
      (part.kind === "is" || part.kind === "where" || part.kind === "has")
    )
      need.oneOf.push(part.selectors.map(needOf));
    else if (part.type === "pseudo-class" && part.kind === "custom" && part.name.startsWith("-moz-ui-"))
      need.oneOf.push(FIELDS);
  }
  return need;
}

/** The fields of which a pseudo-element is a part, as most are that are not for all browsers. */
function fieldsWith(part: Extract<SelectorComponent, { type: "pseudo-element" }>): Need[][] {
  if (part.kind === "placeholder") return [FIELDS];
  if (part.kind === "file-selector-button") return [[needing([], ["type=file"])]];
  if (part.kind !== "custom" || !part.name.startsWith("-webkit-") || part.name.includes("details")) return [];
  const [, types] = PARTS_OF_TYPES.find(([name]) => name.test(part.name)) ?? [];
  return [types?.map((type) => needing([], [`type=${type}`])) ?? FIELDS];
}

/** Has rules say what a custom property of Tailwind is that no rule sets: it needs no definition then. */
function withInitialValues(css: string): string {
  const initial = new Map([...css.matchAll(INITIAL)].map(([, name = "", value]) => [name, value]));
  const set = new Set([...css.replace(INITIAL_LAYER, "").matchAll(SET)].map(([, name]) => name));
  return css.replace(USE, (whole, name: string, otherwise?: string) =>
    set.has(name) ? whole : (initial.get(name) ?? otherwise ?? whole),
  );
}
