import { rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { technicalSheetWords } from "~/catalog/schemas/technical-sheet-words";
import { technicalSheets, useKinds, type TechnicalSheet } from "~/catalog/schemas/technical-sheets";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { convertFigure, groupThousands } from "~/lib/units";

const lang = "es";

/** The end of the profile's bars, in per cent: just above the highest value. */
const PROFILE_MAX = 60;

export type SpecificationTable = ReturnType<typeof tableOf>;

const isParameter = ({ group }: SheetRow) => group === "parameter";

function toAmount({ value, text, unit: ofValue }: Amount, hasUnit = true) {
  const unit = (hasUnit && ofValue?.[lang]) || "";
  const converted = value && convertFigure(value, unit);
  const trade = converted && figureText(converted.figure, technicalSheetWords().figure[lang]);
  return {
    text: text[lang],
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
  const usual =
    typical && fill(words.typical, { value: typical.text[lang], source: typical.source?.[lang] ?? "" });
  // The text above the profile gives the method, source and unit of all fatty acids.
  const isAcid = row.group === "fatty-acid";
  const isAgreed = value?.kind === "agreed";
  return {
    items: items?.map(({ name, load }) => ({ text: name[lang], amount: load && toAmount(load) })) ?? [
      isAgreed ? { text: row.text[lang] } : { text: "", amount: toAmount(row, !isAcid) },
    ],
    /** The condition of measurement and the typical range. */
    note: [condition?.[lang], note?.[lang], usual].filter(Boolean).join(" · "),
    sample: isAgreed ? undefined : sample,
    method: isAcid ? undefined : keepNumber(method),
    source: isAcid || isAgreed ? undefined : keepNumber(source?.[lang]),
    bar: isAcid ? { ...value, usual: typical?.value } : undefined,
  };
}

/** Without a `method` column, sources stand below the names. A table with bars (up to `max`) has a dark background. */
type TableHead = { caption: string; parameter: string; method?: string; max?: number };

/** A table of several products. Rows with the same id share a line; those that most products have come first. */
function tableOf(head: TableHead, sheets: readonly TechnicalSheet[], isWanted: (row: SheetRow) => boolean) {
  const { saturated, monounsaturated, polyunsaturated } = technicalSheetsPage().specification.profile;
  const bonds = [saturated, monounsaturated, polyunsaturated];
  const rows = Map.groupBy(
    sheets.flatMap((sheet) => rowsOf(sheet).flatMap((row) => (isWanted(row) ? [{ sheet, row }] : []))),
    ({ row }) => row.id,
  );
  const lines = [...rows.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((known) => {
      const row = known[0]?.row;
      if (!row) return [];
      const isAcid = row.group === "fatty-acid";
      return {
        name: row.name[lang],
        symbol: isAcid ? row.id : symbolOf(row, lang),
        // The number after the colon counts the double bonds.
        group: isAcid ? bonds[Math.min(Number(row.id.split(":")[1]), 2)] : undefined,
        /** By id of the product. */
        cells: Object.fromEntries(known.map((each) => [each.sheet.id, toCell(each.row)])),
      };
    });
  const products = sheets.map(({ id, name, short }) => ({ id, name: name[lang], short: short[lang] }));
  const groups = Array.from(
    Map.groupBy(lines, ({ group }) => group),
    ([name, of]) => ({ name, rows: of }),
  );
  return { ...head, id: slugOf(head.caption), products, groups };
}

/** Tables under a heading. */
const partOf = (part: { title: string; lead?: string }, tables: SpecificationTable[]) => ({
  ...part,
  id: slugOf(part.title),
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
      partOf(trade, [
        tableOf(
          { caption: trade.title, parameter },
          technicalSheets,
          // The packaging row shows the net loads.
          ({ group, id }) => group === "trade" && !id.startsWith("net-load-"),
        ),
      ]),
      partOf(families.oils, [
        tableOf({ caption: families.oils.title, parameter, method }, oils, isParameter),
      ]),
      partOf({ title: profile.title, lead: fill(profile.lead, { most: PROFILE_MAX }) }, [
        tableOf(
          { caption: profile.title, parameter: profile.acid, max: PROFILE_MAX },
          technicalSheets.filter(({ fattyAcids }) => fattyAcids),
          ({ group }) => group === "fatty-acid",
        ),
      ]),
      partOf(
        families.derivatives,
        // They share few parameters.
        derivatives.map((sheet) =>
          tableOf({ caption: sheet.name[lang], parameter, method }, [sheet], isParameter),
        ),
      ),
    ],
  };
}
