import { rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { technicalSheetWords } from "~/catalog/content/technical-sheet-words";
import { technicalSheets, useKinds, type TechnicalSheet } from "~/catalog/content/technical-sheets";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { convertFigure, groupThousands } from "~/lib/units";

const lang = "es";

/** The end of the profile's bars, in per cent: just above the highest value. */
const PROFILE_MAX = 60;

export type SpecificationTable = ReturnType<typeof tableOf>;

function toAmount({ value, text, unit = "" }: Amount) {
  const converted = value && convertFigure(value, unit);
  const trade = converted && figureText(converted.figure, technicalSheetWords().figure[lang]);
  return {
    text,
    unit,
    /** Converted, if the trade uses another unit. */
    trade: trade && { text: groupThousands(trade), unit: converted.unit },
  };
}

/** A number stays on the line of its standard. */
const keepNumber = (text: string | undefined) => text?.replaceAll(/ (?=[A-Z][a-z]? \d|\d)/g, "\u00A0");

/** The value of a row for one product. */
function toCell(row: SheetRow) {
  const { items, value, condition, note, typical, method, source, sample } = row;
  const words = technicalSheetsPage().specification;
  const usual = typical && fill(words.typical, { value: typical.text, source: typical.source ?? "" });
  // The text above the profile gives the method, source and unit of all fatty acids.
  const isAcid = row.group === "fatty-acid";
  const isAgreed = value?.kind === "agreed";
  return {
    items: items?.map(({ name, load }) => ({ text: name, amount: load && toAmount(load) })) ?? [
      isAgreed ? { text: row.text } : { text: "", amount: toAmount(isAcid ? { ...row, unit: "" } : row) },
    ],
    /** The condition of measurement and the typical range. */
    note: [condition, note, usual].filter(Boolean).join(" · "),
    sample: isAgreed ? undefined : sample,
    method: isAcid ? undefined : keepNumber(method),
    source: isAcid || isAgreed ? undefined : keepNumber(source),
    bar: isAcid ? { ...value, typical: typical?.value } : undefined,
  };
}

/** Without a `method` column, sources stand below the names. A table with bars (up to `max`) has a dark background. */
type TableHead = { caption: string; parameter: string; method?: string; max?: number };

/** A table of the products that have rows of a group. Rows that most products have come first. */
function tableOf(group: SheetRow["group"], head: TableHead, sheets: readonly TechnicalSheet[]) {
  const { folded, profile } = technicalSheetsPage().specification;
  const bonds = [profile.saturated, profile.monounsaturated, profile.polyunsaturated];
  const isAcid = group === "fatty-acid";
  const known = sheets.flatMap((sheet) =>
    rowsOf(sheet, lang)
      // The packaging row shows the net loads.
      .filter((row) => row.group === group && !row.id.startsWith("net-load-"))
      .map((row) => ({ sheet, row })),
  );
  const rowsById = new Map(known.map(({ row }) => [row.id, row]));
  const lines = [...rowsById.values()]
    .map((row) => ({
      name: row.name,
      symbol: isAcid ? row.id : symbolOf(row),
      // The number after the colon counts the double bonds.
      group: isAcid ? bonds[Math.min(Number(row.id.split(":")[1]), 2)] : undefined,
      /** By id of the product. */
      cells: Object.fromEntries(
        known.flatMap((each) => (each.row.id === row.id ? [[each.sheet.id, toCell(each.row)]] : [])),
      ),
    }))
    .toSorted((a, b) => Object.keys(b.cells).length - Object.keys(a.cells).length);
  return {
    ...head,
    id: slugOf(head.caption),
    folded: fill(folded, { count: lines.length }),
    products: [...new Set(known.map(({ sheet }) => sheet))].map(({ id, name, short }) => ({
      id,
      name: name[lang],
      short: short[lang],
    })),
    groups: [...Map.groupBy(lines, (line) => line.group)].map(([name, rows]) => ({ name, rows })),
  };
}

/** Tables under a heading. */
const partOf = (heading: { title: string; lead?: string }, tables: SpecificationTable[]) => ({
  ...heading,
  id: slugOf(heading.title),
  tables,
});

export function specificationContent() {
  const { filter, trade, families, parameter, method, profile } = technicalSheetsPage().specification;
  const { oils = [], derivatives = [] } = Object.groupBy(technicalSheets, ({ family }) => family);
  return {
    products: technicalSheets.map(({ id, short, uses }) => ({
      id,
      short: short[lang],
      uses: [...new Set(uses.flatMap(({ kinds }) => kinds))],
    })),
    uses: useKinds.map((kind): [string, string] => [kind, filter.kinds[kind]]),
    parts: [
      partOf(trade, [tableOf("trade", { caption: trade.title, parameter }, technicalSheets)]),
      partOf(families.oils, [
        tableOf("parameter", { caption: families.oils.title, parameter, method }, oils),
      ]),
      partOf({ title: profile.title, lead: fill(profile.lead, { most: PROFILE_MAX }) }, [
        tableOf(
          "fatty-acid",
          { caption: profile.title, parameter: profile.acid, max: PROFILE_MAX },
          technicalSheets,
        ),
      ]),
      partOf(
        families.derivatives,
        // They share few parameters.
        derivatives.map((sheet) =>
          tableOf("parameter", { caption: sheet.name[lang], parameter, method }, [sheet]),
        ),
      ),
    ],
  };
}
