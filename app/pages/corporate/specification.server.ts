import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { fullName, rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetWords } from "~/catalog/schemas/technical-sheet-words";
import { technicalSheets, useKinds, type TechnicalSheet } from "~/catalog/schemas/technical-sheets";
import { figureText, type Figure } from "~/lib/figure";
import { fill } from "~/lib/fill";
import type { Thing } from "~/lib/structured-data";
import { convertFigure, groupThousands } from "~/lib/units";
import { company } from "~/words/company";

const lang = "es";

/** The end of the profile's scale, in per cent: just above the highest value. */
const PROFILE_MAX = 60;

/** In per cent; phones hide acids that stay below this in all products until requested. */
const MINOR_LIMIT = 10;

const productOf = ({ id, name, short }: TechnicalSheet) => ({ id, name: name[lang], short: short[lang] });

type SpecificationProduct = ReturnType<typeof productOf>;

type ProductRow = { row: SheetRow; product: SpecificationProduct };

/** Rows with the same id; undefined for a product without it. */
type AlignedRow = {
  id: string;
  ofProducts: readonly (ProductRow | undefined)[];
  known: readonly ProductRow[];
};

/** A method or source; without `product` it applies to all products. */
export type Origin = { text: string; product?: SpecificationProduct | undefined };

export type ShownAmount = ReturnType<typeof shownAmount>;

export type SpecificationValue = NonNullable<SpecificationRow["values"][number]>;
export type SpecificationRow = ReturnType<typeof tableRow>;

export type SpecificationTable = {
  caption: string;
  /** Heading of the first column. */
  parameter: string;
  /** Heading of the last column; without it, sources are shown below the names. */
  method?: string;
  products: readonly SpecificationProduct[];
  groups: readonly { name: string; rows: readonly SpecificationRow[] }[];
  /** The end of the bars' scale. A table with bars has a dark background. */
  max?: number;
};

/** Aligns rows with the same id; those of most products come first. */
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
    /** Converted, if the trade uses another unit. */
    trade: converted && { text: groupThousands(figureText(converted.figure, words)), unit: converted.unit },
  };
}

/** Origins of rows: a single one if all are the same, else one per product. */
function originsOf(known: readonly ProductRow[], originOf: (row: SheetRow) => string | undefined): Origin[] {
  const isOne = new Set(known.map(({ row }) => originOf(row))).size === 1;
  return known.slice(0, isOne ? 1 : undefined).flatMap(({ row, product }) => {
    // Lines break only at a plus, so that a number stays with its standard.
    const text = originOf(row)?.replaceAll(/(?<!\+) (?!\+)/g, "\u00A0");
    return text ? [{ text, product: isOne ? undefined : product }] : [];
  });
}

const endsOf = ({ min = 0, max = 0 }: Figure) => ({ from: min, to: max });

function tableRow({ ofProducts, known }: AlignedRow) {
  const { specification: words } = technicalSheetsPage();
  const first = known[0]?.row;
  if (!first) throw new Error("A row has no value.");
  const isAcid = first.group === "fatty-acid";
  const said = known.filter(({ row }) => !isAgreed(row));
  /** If all values are samples, the row is marked instead of each value. */
  const isSample = said.length > 0 && said.every(({ row }) => row.sample);
  return {
    name: first.name[lang],
    symbol: isAcid ? first.id : symbolOf(first, lang),
    isSample,
    /** Hidden on phones until requested. */
    isMinor: isAcid && known.every(({ row }) => (row.value?.max ?? 0) < MINOR_LIMIT),
    // The text above the table gives the method, source and unit of all fatty acids.
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
        isAgreed: isAgreed(row),
        /** The condition of measurement and the typical range. */
        note: [condition?.[lang], note?.[lang], usual].filter(Boolean).join(" · "),
        isSample: row.sample && !isSample,
        bar:
          isAcid && value ? { ...endsOf(value), usual: typical?.value && endsOf(typical.value) } : undefined,
      };
    }),
  };
}

/** A table of several products, with rows grouped by name. */
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

/** One table if the products share most of their parameters, else one per product. */
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
      // The packaging row shows the net loads.
      ({ group, id }) => group === "trade" && !id.startsWith("net-load-"),
    ),
    oils: family("oils"),
    derivatives: family("derivatives"),
    profile: tableOf(
      { caption: `${profile.title} ${profile.titleEnd}`, parameter: profile.acid, max: PROFILE_MAX },
      technicalSheets.filter(({ fattyAcids }) => fattyAcids),
      ({ group }) => group === "fatty-acid",
      // The number after the colon counts the double bonds.
      ({ id }) => bonds[Math.min(Number(id.split(":")[1]), 2)] ?? "",
    ),
    least: MINOR_LIMIT,
  };
}

/** Structured data of the products. */
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
