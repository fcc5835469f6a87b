import {
  figuresOf,
  fullName,
  hsCodeOf,
  netLoadId,
  packagingOf,
  sourceName,
  symbolOf,
  type SheetFigure,
} from "~/catalog/technical-sheet-text";
import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { technicalSheets, useKinds, type TechnicalSheet } from "~/catalog/technical-sheets";
import { figureText, type Figure } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { specifiedProductThing, type KnownProperty, type Thing } from "~/lib/structured-data";
import { convertFigure, groupThousands } from "~/lib/units";
import { company } from "~/words/company";
import type { SpecificationFamily } from "./specification";
import type {
  Amount,
  Origin,
  SpecificationProduct,
  SpecificationRow,
  SpecificationTable,
  SpecificationValue,
} from "./specification-table";

/** The page speaks Spanish. */
const lang = "es";

/** Where the scale of the profile ends, in per cent: a little more than the highest value. */
const PROFILE_MAX = 60;

/** Acids that stay below this in all products, in per cent, are minor: phones show them only when one asks for them. */
const MINOR = 10;

const textIn = (figure: Figure) => figureText(figure, technicalSheetWords().figure[lang]);

const textOf = ({ value }: SheetFigure) => textIn(value);

/** Texts beside each other, without those that are not there. */
const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" · ");

const isAgreed = ({ value }: SheetFigure) => value.kind === "agreed";

/** A value with its unit, and in that of the trade where it has another one. */
function amountOf(value: Figure, unit: string | undefined): Amount {
  const converted = unit === undefined ? undefined : convertFigure(value, unit);
  return {
    text: textIn(value),
    unit: unit ?? "",
    ...(converted && {
      trade: { text: groupThousands(textIn(converted.figure)), unit: converted.unit },
    }),
  };
}

/** What is published as usual within a figure's limits, and by whom. */
function typicalOf({ typical }: SheetFigure, sheet: TechnicalSheet): string {
  return typical
    ? fill(technicalSheetsPage().specification.typical, {
        value: textIn(typical.value),
        source: sourceName(sheet, typical.source)?.[lang] ?? "",
      })
    : "";
}

/** A product of a table. */
const productOf = ({ id, name, short }: TechnicalSheet): SpecificationProduct => ({
  id,
  name: name[lang],
  short: short[lang],
});

/** A row before it is known what all of its values have in common. */
type OpenRow = { id: string; figures: (SheetFigure | undefined)[] };

/** How many products have a value in a row. */
const countIn = ({ figures }: OpenRow) => figures.filter((figure) => figure !== undefined).length;

/** The figures of several products, those of one kind in a row; first what they have in common. */
function rowsOf(products: readonly TechnicalSheet[], isWanted: (figure: SheetFigure) => boolean): OpenRow[] {
  const all = products.map((sheet) => figuresOf(sheet).filter(isWanted));
  const ids = new Set(all.flat().map(({ id }) => id));
  return [...ids]
    .map((id) => ({ id, figures: all.map((figures) => figures.find((figure) => figure.id === id)) }))
    .toSorted((a, b) => countIn(b) - countIn(a));
}

type Known = { figure: SheetFigure; product: TechnicalSheet };

/** What the figures of a row say, each of its product; once, if they say the same. */
function originsOf(known: readonly Known[], say: (each: Known) => string | undefined): Origin[] {
  const said = new Set(known.map(say));
  const [first] = said;
  if (said.size === 1) return first ? [{ text: first }] : [];
  return known.flatMap((each): Origin[] => {
    const text = say(each);
    const { id, short } = each.product;
    return text ? [{ text, product: { id, short: short[lang] } }] : [];
  });
}

const sourceOf = ({ figure, product }: Known) => sourceName(product, figure.source)?.[lang];

function figureRow({ figures }: OpenRow, products: readonly TechnicalSheet[]): SpecificationRow {
  const known = figures.flatMap((figure, index): Known[] => {
    const product = products[index];
    return figure && product ? [{ figure, product }] : [];
  });
  const [first] = known;
  if (!first) throw new Error("A row has no figure.");
  const said = known.filter(({ figure }) => !isAgreed(figure));
  const isSample = said.length > 0 && said.every(({ figure }) => figure.sample);
  return {
    name: first.figure.name[lang],
    symbol: symbolOf(first.figure, lang) ?? "",
    isSample,
    methods: originsOf(known, ({ figure }) => figure.method),
    sources: originsOf(said, sourceOf),
    values: figures.map((figure, index): SpecificationValue | undefined => {
      const sheet = products[index];
      return (
        figure &&
        sheet && {
          amount: amountOf(figure.value, isAgreed(figure) ? undefined : figure.unit?.[lang]),
          isWords: isAgreed(figure),
          note: joined(figure.condition?.[lang], figure.note?.[lang], typicalOf(figure, sheet)),
          isSample: figure.sample && !isSample,
        }
      );
    }),
  };
}

/** What a buyer needs besides the figures of the product itself: what it serves for, code, packing, temperatures. */
function tradeTable(): SpecificationTable {
  const { trade } = technicalSheetWords();
  const { parameter, trade: words } = technicalSheetsPage().specification;
  const plain = { symbol: "", isSample: false, methods: [], sources: [] };
  const coded = technicalSheets.find(({ hsCode }) => hsCode.source);
  const handled = rowsOf(
    technicalSheets,
    ({ group, id }) => group === "trade" && id !== "shelf-life" && !id.startsWith(netLoadId("")),
  );
  const lives = rowsOf(technicalSheets, ({ id }) => id === "shelf-life");
  return {
    caption: words.title,
    parameter,
    products: technicalSheets.map(productOf),
    groups: [
      {
        rows: [
          {
            ...plain,
            name: words.uses,
            values: technicalSheets.map((sheet) => ({
              items: sheet.uses.map((use) => ({ text: use[lang] })),
            })),
          },
          {
            ...plain,
            name: trade["hs-code"][lang],
            sources: coded ? [{ text: sourceName(coded, coded.hsCode.source)?.[lang] ?? "" }] : [],
            values: technicalSheets.map((sheet) => ({
              amount: { text: hsCodeOf(sheet)[lang], unit: "" },
              isWords: !sheet.hsCode.source,
              note: "",
            })),
          },
          {
            ...plain,
            name: trade.packaging[lang],
            isSample: technicalSheets.some(({ packaging }) => packaging.sample),
            values: technicalSheets.map((sheet) => ({
              items: packagingOf(sheet).map(({ name, load }) => ({
                text: name[lang],
                amount: load && amountOf(load.value, load.unit?.[lang]),
              })),
            })),
          },
          ...[...lives, ...handled].map((row) => figureRow(row, technicalSheets)),
        ],
      },
    ],
  };
}

/** The parameters of some products, those of one kind in a row. */
const parametersOf = (products: readonly TechnicalSheet[]) =>
  rowsOf(products, ({ group }) => group === "parameter");

/** Products that have most of their parameters in common stand side by side; else each has a table of its own. */
function family(kind: TechnicalSheet["family"]): SpecificationFamily {
  const { families, parameter, method } = technicalSheetsPage().specification;
  const products = technicalSheets.filter((sheet) => sheet.family === kind);
  const rows = parametersOf(products);
  const common = rows.filter((row) => countIn(row) === products.length);
  const { title, lead } = families[kind];
  const table = (caption: string, of: readonly TechnicalSheet[]): SpecificationTable => ({
    caption,
    parameter,
    method,
    products: of.map(productOf),
    groups: [{ rows: parametersOf(of).map((row) => figureRow(row, of)) }],
  });
  return {
    title,
    lead,
    tables:
      common.length * 2 > rows.length
        ? [table(title, products)]
        : products.map((product) => table(product.name[lang], [product])),
  };
}

/** How many double bonds an acid has: those after the colon of its symbol. */
const bondsOf = (id: string) => Math.min(Number(id.split(":")[1]), 2);

const endsOf = ({ min = 0, max = 0 }: Figure) => ({ from: min, to: max });

/** The fatty acids of the oils with a bar for each interval, by their bonds. */
function profile(): SpecificationTable {
  const { acid, title, titleEnd, ...kinds } = technicalSheetsPage().specification.profile;
  const products = technicalSheets.filter(({ fattyAcids }) => fattyAcids);
  const rows = rowsOf(products, ({ group }) => group === "fatty-acid").map(({ id, figures }) => ({
    bonds: bondsOf(id),
    name: figures.find((figure) => figure !== undefined)?.name[lang] ?? id,
    symbol: id,
    isSample: false,
    isMinor: figures.every((figure) => (figure?.value.max ?? 0) < MINOR),
    // One method, source and unit hold for all of them: the text above the table says so.
    methods: [],
    sources: [],
    values: figures.map((figure, index): SpecificationValue | undefined => {
      const sheet = products[index];
      if (!figure || !sheet) return undefined;
      const { value, typical } = figure;
      return {
        amount: { text: textIn(value), unit: "" },
        note: typicalOf(figure, sheet),
        bar: { ...endsOf(value), ...(typical ? { usual: endsOf(typical.value) } : {}) },
      };
    }),
  }));
  return {
    caption: `${title} ${titleEnd}`,
    parameter: acid,
    products: products.map(productOf),
    groups: [kinds.saturated, kinds.monounsaturated, kinds.polyunsaturated].map((name, bonds) => ({
      name,
      rows: rows.filter((row) => row.bonds === bonds),
    })),
    max: PROFILE_MAX,
  };
}

/** Every value of the products, as the page shows them. */
export const specificationTables = () => ({
  trade: tradeTable(),
  families: (["oils", "derivatives"] as const).map(family),
  profile: profile(),
  least: MINOR,
});

/** Kinds of use, each with the products that serve for it. */
export const specificationUses = () =>
  useKinds.map((kind) => ({
    kind,
    name: technicalSheetsPage().specification.filter.kinds[kind],
    products: technicalSheets
      .filter(({ uses }) => uses.some(({ kinds }) => kinds.includes(kind)))
      .map(({ id }) => id),
  }));

/** Ends a copied row. */
export const copyEnding = () =>
  fill(technicalSheetsPage().specification.copy.ending, {
    company: company.name,
    url: company.origin + technicalSheetsPage.path,
  });

const propertyOf = (figure: SheetFigure): KnownProperty => ({
  name: fullName(figure, lang),
  id: figure.symbol ?? figure.id,
  text: textOf(figure),
  ...(figure.value.min === undefined ? {} : { min: figure.value.min }),
  ...(figure.value.max === undefined ? {} : { max: figure.value.max }),
  ...(figure.unit ? { unit: figure.unit[lang] } : {}),
  ...(figure.method ? { method: figure.method } : {}),
});

/** The products, as search engines read them. */
export const specificationThings = (): Thing[] =>
  technicalSheets.map((sheet) =>
    specifiedProductThing({
      name: sheet.name.es,
      alternateName: sheet.name.en,
      description: sheet.summary[lang],
      url: company.origin + technicalSheetsPage.path,
      manufacturer: company.name,
      properties: figuresOf(sheet).map(propertyOf),
    }),
  );
