import { fullName, rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { technicalSheetWords } from "~/catalog/schemas/technical-sheet-words";
import { technicalSheets, useKinds, type TechnicalSheet } from "~/catalog/schemas/technical-sheets";
import { figureText, type Figure } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import type { Thing } from "~/lib/structured-data";
import { convertFigure, groupThousands } from "~/lib/units";
import { company } from "~/words/company";

const lang = "es";

/** The end of the profile's scale, in per cent: just above the highest value. */
const PROFILE_MAX = 60;

/** In per cent; phones hide acids that stay below this in all products until requested. */
const MINOR_LIMIT = 10;

export type SpecificationTable = ReturnType<typeof tableOf>;

/** Rows with the same id, one per product; undefined for a product without it. */
type Cells = readonly (SheetRow | undefined)[];

const productOf = ({ id, name, short }: TechnicalSheet) => ({ id, name: name[lang], short: short[lang] });

const isKnown = (row: SheetRow | undefined) => row !== undefined;

const isAgreed = ({ value }: Amount) => value?.kind === "agreed";

/** Aligns rows with the same id; those of most products come first. */
function align(sheets: readonly TechnicalSheet[], isWanted: (row: SheetRow) => boolean): Cells[] {
  const columns = sheets.map((sheet) => rowsOf(sheet).filter(isWanted));
  return [...new Set(columns.flat().map(({ id }) => id))]
    .map((id) => columns.map((rows) => rows.find((row) => row.id === id)))
    .toSorted((a, b) => b.filter(isKnown).length - a.filter(isKnown).length);
}

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

/** Methods or sources, each with the index of its product; a single one without if all are the same. */
function originsOf(cells: Cells, originOf: (row: SheetRow) => string | undefined) {
  const origins = cells.flatMap((row, product) => (row ? [{ text: originOf(row), product }] : []));
  const isOne = new Set(origins.map(({ text }) => text)).size === 1;
  return origins.slice(0, isOne ? 1 : undefined).flatMap(({ text, product }) =>
    // A number stays on the line of its standard.
    text
      ? [{ text: text.replaceAll(/ (?=[A-Z][a-z]? \d|\d)/g, "\u00A0"), product: isOne ? undefined : product }]
      : [],
  );
}

const endsOf = ({ min = 0, max = 0 }: Figure) => ({ from: min, to: max });

function tableRow(cells: Cells) {
  const { specification: words } = technicalSheetsPage();
  const known = cells.filter(isKnown);
  const [first] = known;
  if (!first) throw new Error("A row has no value.");
  const isAcid = first.group === "fatty-acid";
  const said = known.filter((row) => !isAgreed(row));
  /** If all values are samples, the row is marked instead of each value. */
  const isSample = said.length > 0 && said.every(({ sample }) => sample);
  return {
    name: first.name[lang],
    symbol: isAcid ? first.id : symbolOf(first, lang),
    isSample,
    /** Hidden on phones until requested. */
    isMinor: isAcid && known.every(({ value }) => (value?.max ?? 0) < MINOR_LIMIT),
    // The text above the table gives the method, source and unit of all fatty acids.
    methods: isAcid ? [] : originsOf(cells, ({ method }) => method),
    sources: isAcid
      ? []
      : originsOf(
          cells.map((row) => (row && isAgreed(row) ? undefined : row)),
          ({ source }) => source?.[lang],
        ),
    values: cells.map((row) => {
      if (!row) return undefined;
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

type TableHead = {
  caption: string;
  /** Heading of the first column. */
  parameter: string;
  /** Heading of the last column; without it, sources are shown below the names. */
  method?: string;
  /** The end of the bars' scale. A table with bars has a dark background. */
  max?: number;
};

/** A table of several products, with rows grouped by name. */
function tableOf(
  head: TableHead,
  sheets: readonly TechnicalSheet[],
  isWanted: (row: SheetRow) => boolean,
  groupOf: (cells: Cells) => string = () => "",
) {
  const groups = Map.groupBy(align(sheets, isWanted), groupOf);
  return {
    ...head,
    id: slugOf(head.caption),
    products: sheets.map(productOf),
    groups: [...groups].map(([name, rows]) => ({ name, rows: rows.map(tableRow) })),
  };
}

const isParameter = ({ group }: SheetRow) => group === "parameter";

/** One table if the products share most of their parameters, else one per product. */
function family(kind: TechnicalSheet["family"]) {
  const { families, parameter, method } = technicalSheetsPage().specification;
  const { title, lead } = families[kind];
  const sheets = technicalSheets.filter((sheet) => sheet.family === kind);
  const rows = align(sheets, isParameter);
  const isShared = rows.filter((cells) => cells.every(isKnown)).length * 2 > rows.length;
  const tables = isShared
    ? [tableOf({ caption: title, parameter, method }, sheets, isParameter)]
    : sheets.map((each) => tableOf({ caption: each.name[lang], parameter, method }, [each], isParameter));
  return { id: slugOf(title), title, lead, tables };
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
      (cells) => bonds[Math.min(Number(cells.find(isKnown)?.id.split(":")[1]), 2)] ?? "",
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
