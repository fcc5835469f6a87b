import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { fullName, rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/technical-sheet-rows";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { technicalSheets, useKinds, type TechnicalSheet } from "~/catalog/technical-sheets";
import { figureText, type Figure } from "~/lib/figure";
import { fill } from "~/lib/fill";
import type { Thing } from "~/lib/structured-data";
import { convertFigure, groupThousands } from "~/lib/units";
import { company } from "~/words/company";

/** The page speaks Spanish. */
const lang = "es";

/** The end of the profile's scale, in per cent: a little more than the highest value. */
const PROFILE_MAX = 60;

/** Phones show an acid that stays below this in all products, in per cent, only when asked. */
const MINOR = 10;

const productOf = ({ id, name, short }: TechnicalSheet) => ({ id, name: name[lang], short: short[lang] });

type SpecificationProduct = ReturnType<typeof productOf>;

type ProductRow = { row: SheetRow; product: SpecificationProduct };

/** Rows of one id, one per product; undefined where a product has none. */
type AlignedRow = {
  id: string;
  ofProducts: readonly (ProductRow | undefined)[];
  known: readonly ProductRow[];
};

/** A method or a source: of one of the products, or of all. */
export type Origin = { text: string; product?: SpecificationProduct | undefined };

/** A value with its unit, and in that of the trade where it has another one. */
export type ShownAmount = ReturnType<typeof shownAmount>;

/** What is known of a product, and of several products. */
export type SpecificationValue = NonNullable<SpecificationRow["values"][number]>;
export type SpecificationRow = ReturnType<typeof tableRow>;

/** Products side by side: a column for each, a row for what is known of them. */
export type SpecificationTable = {
  caption: string;
  /** Head of the first column. */
  parameter: string;
  /** Head of the last column; without it, sources stand below the names. */
  method?: string;
  products: readonly SpecificationProduct[];
  groups: readonly { name: string; rows: readonly SpecificationRow[] }[];
  /** The end of the bars' scale. A table with bars has a dark background. */
  max?: number;
};

/** Puts rows of the same id side by side, those that most products have first. */
function align(products: readonly TechnicalSheet[], isWanted: (row: SheetRow) => boolean): AlignedRow[] {
  const columns = products.map((sheet) =>
    rowsOf(sheet)
      .filter(isWanted)
      .map((row): ProductRow => ({ row, product: productOf(sheet) })),
  );
  return [...new Set(columns.flat().map(({ row }) => row.id))]
    .map((id) => {
      const ofProducts = columns.map((rows) => rows.find(({ row }) => row.id === id));
      return { id, ofProducts, known: ofProducts.filter((each) => each !== undefined) };
    })
    .toSorted((a, b) => b.known.length - a.known.length);
}

const isAgreed = ({ value }: Amount) => value?.kind === "agreed";

function shownAmount({ value, text, unit: ofValue }: Amount, hasUnit = true) {
  const unit = (hasUnit && value?.kind !== "agreed" && ofValue?.[lang]) || "";
  const converted = value && convertFigure(value, unit);
  const words = technicalSheetWords().figure[lang];
  return {
    text: text[lang],
    unit,
    /** In the unit of the trade, where it has another one. */
    trade: converted && { text: groupThousands(figureText(converted.figure, words)), unit: converted.unit },
  };
}

/** What rows name as their origin: once if all name the same, else each with its product. */
function originsOf(known: readonly ProductRow[], say: (row: SheetRow) => string | undefined): Origin[] {
  const isOne = new Set(known.map(({ row }) => say(row))).size === 1;
  return known.slice(0, isOne ? 1 : undefined).flatMap(({ row, product }) => {
    // A number stays with its standard; a line breaks at a plus only.
    const text = say(row)?.replaceAll(/(?<!\+) (?!\+)/g, "\u00A0");
    return text ? [{ text, product: isOne ? undefined : product }] : [];
  });
}

const endsOf = ({ min = 0, max = 0 }: Figure) => ({ from: min, to: max });

/** What is known of several products. */
function tableRow({ ofProducts, known }: AlignedRow) {
  const { specification: words } = technicalSheetsPage();
  const first = known[0]?.row;
  if (!first) throw new Error("A row has no value.");
  const isAcid = first.group === "fatty-acid";
  const said = known.filter(({ row }) => !isAgreed(row));
  /** Whether all values are samples; else each says so itself. */
  const isSample = said.length > 0 && said.every(({ row }) => row.sample);
  return {
    name: first.name[lang],
    symbol: isAcid ? first.id : symbolOf(first, lang),
    isSample,
    /** Whether phones show it only when asked. */
    isMinor: isAcid && known.every(({ row }) => (row.value?.max ?? 0) < MINOR),
    // One method, source and unit hold for all fatty acids: the text above their table says so.
    methods: isAcid ? [] : originsOf(known, ({ method }) => method),
    sources: isAcid ? [] : originsOf(said, ({ source }) => source?.[lang]),
    values: ofProducts.map((ofProduct) => {
      if (!ofProduct) return undefined;
      const { row } = ofProduct;
      const { condition, note, typical, items = [], value } = row;
      const usual =
        typical && fill(words.typical, { value: typical.text[lang], source: typical.source?.[lang] ?? "" });
      return {
        items: items.map(({ name, load }) => ({ text: name[lang], amount: load && shownAmount(load) })),
        amount: shownAmount(row, !isAcid),
        /** Whether words stand in place of a figure. */
        isAgreed: isAgreed(row),
        /** How it is measured, and what is usual. */
        note: [condition?.[lang], note?.[lang], usual].filter(Boolean).join(" · "),
        isSample: row.sample && !isSample,
        bar:
          isAcid && value ? { ...endsOf(value), usual: typical?.value && endsOf(typical.value) } : undefined,
      };
    }),
  };
}

/** A table of the rows of some products, in groups by their names. */
function tableOf(
  head: Pick<SpecificationTable, "caption" | "parameter" | "method" | "max">,
  products: readonly TechnicalSheet[],
  isWanted: (row: SheetRow) => boolean,
  groupOf: (row: AlignedRow) => string = () => "",
): SpecificationTable {
  const groups = Map.groupBy(align(products, isWanted), groupOf);
  return {
    ...head,
    products: products.map(productOf),
    groups: [...groups].map(([name, rows]) => ({ name, rows: rows.map(tableRow) })),
  };
}

const isParameter = ({ group }: SheetRow) => group === "parameter";

/** Products that have most of their parameters in common stand side by side; else each has a table of its own. */
function family(kind: TechnicalSheet["family"]) {
  const { families, parameter, method } = technicalSheetsPage().specification;
  const { title, lead } = families[kind];
  const products = technicalSheets.filter((sheet) => sheet.family === kind);
  const rows = align(products, isParameter);
  const common = rows.filter(({ known }) => known.length === products.length);
  const tables =
    common.length * 2 > rows.length
      ? [tableOf({ caption: title, parameter, method }, products, isParameter)]
      : products.map((each) => tableOf({ caption: each.name[lang], parameter, method }, [each], isParameter));
  return { title, lead, tables };
}

/** Every value of the products, as the page shows them. */
export function specificationContent() {
  const { filter, trade, parameter, profile } = technicalSheetsPage().specification;
  const bonds = [profile.saturated, profile.monounsaturated, profile.polyunsaturated];
  return {
    products: technicalSheets.map((sheet) => ({
      ...productOf(sheet),
      uses: [...new Set(sheet.uses.flatMap((use) => use.kinds))],
    })),
    uses: useKinds.map((kind) => ({ kind, name: filter.kinds[kind] })),
    trade: tableOf(
      { caption: trade.title, parameter },
      technicalSheets,
      // The packaging has the net loads beside its names.
      ({ group, id }) => group === "trade" && !id.startsWith("net-load-"),
    ),
    oils: family("oils"),
    derivatives: family("derivatives"),
    profile: tableOf(
      { caption: `${profile.title} ${profile.titleEnd}`, parameter: profile.acid, max: PROFILE_MAX },
      technicalSheets.filter(({ fattyAcids }) => fattyAcids),
      ({ group }) => group === "fatty-acid",
      // The symbol of an acid ends with the number of its double bonds.
      ({ id }) => bonds[Math.min(Number(id.split(":")[1]), 2)] ?? "",
    ),
    least: MINOR,
  };
}

/** The products, as search engines read them. */
export const specificationThings = (): Thing[] =>
  technicalSheets.map((sheet) => ({
    "@type": "Product",
    name: sheet.name.es,
    alternateName: sheet.name.en,
    description: sheet.summary[lang],
    url: company.origin + technicalSheetsPage.path,
    manufacturer: { "@type": "Organization", name: company.name },
    additionalProperty: rowsOf(sheet).map((row) => {
      const isNumber = row.value?.min !== undefined || row.value?.max !== undefined;
      return {
        "@type": "PropertyValue",
        name: fullName(row, lang),
        propertyID: row.symbol ?? row.id,
        minValue: row.value?.min,
        maxValue: row.value?.max,
        value: isNumber ? undefined : row.text[lang],
        unitText: row.unit?.[lang],
        measurementTechnique: row.method,
      };
    }),
  }));
