import { rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { technicalSheetWords } from "~/catalog/content/technical-sheet-words";
import { technicalSheets, type TechnicalSheet } from "~/catalog/content/technical-sheets";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { convertFigure, groupThousands } from "~/lib/units";

const lang = "es";

/** Between the lines of the profile's scale, in per cent. */
const STEP = 20;

export type Table = ReturnType<typeof tableOf>;

/** A property with its values by product. */
export type Line = Table["lines"][number];

type Part = {
  title: string;
  lead?: string;
  isDark?: boolean;
  /** Whether each product has a table of its own. */
  isSplit?: boolean;
  tables: readonly Table[];
};

/** The comparison of all products. */
export function specificationParts(): Part[] {
  const { trade, families, profile } = technicalSheetsPage().specification;
  const { oils = [], derivatives = [] } = Object.groupBy(technicalSheets, ({ family }) => family);
  const acids = tableOf(profile.title, oils, "fatty-acid");
  return [
    { ...trade, tables: [tableOf(trade.title, technicalSheets, "trade")] },
    { ...families.oils, tables: [tableOf(families.oils.title, oils, "parameter")] },
    {
      title: profile.title,
      lead: fill(profile.lead, { most: acids.scale.at(-1) ?? 0 }),
      isDark: true,
      tables: [acids],
    },
    {
      ...families.derivatives,
      // They share few parameters, so each has a table.
      isSplit: true,
      tables: derivatives.map((sheet) => tableOf(sheet.name[lang], [sheet], "parameter")),
    },
  ];
}

/** The rows of a group, those that most products have first. */
function tableOf(caption: string, sheets: readonly TechnicalSheet[], group: SheetRow["group"]) {
  const rows = sheets.flatMap((sheet) =>
    rowsOf(sheet, lang)
      // The packaging row shows the net loads.
      .filter((row) => row.group === group && !row.id.startsWith("net-load-"))
      .map((row) => ({ sheet, row })),
  );
  const isProfile = group === "fatty-acid";
  const most = Math.max(...rows.map(({ row }) => row.value?.max ?? 0));
  return {
    caption,
    group,
    products: sheets.map(({ id, name }) => ({ id, name: name[lang] })),
    lines: [...new Map(rows.map(({ row }) => [row.id, row])).values()]
      .map((row) => ({
        id: row.id,
        name: row.name,
        symbol: isProfile ? row.id : symbolOf(row),
        heading: isProfile ? saturationOf(row.id) : "",
        cells: rows.filter((each) => each.row.id === row.id).map((each) => toCell(each.sheet, each.row)),
      }))
      .toSorted((a, b) => b.cells.length - a.cells.length),
    /** Of the bars: it ends at the first step that no value exceeds. */
    scale: isProfile ? Array.from({ length: Math.ceil(most / STEP) + 1 }, (_, index) => index * STEP) : [],
  };
}

/** The number after the colon of a fatty acid counts its double bonds. */
function saturationOf(acid: string): string | undefined {
  const { saturated, monounsaturated, polyunsaturated } = technicalSheetsPage().specification.profile;
  return [saturated, monounsaturated, polyunsaturated][Math.min(Number(acid.split(":")[1]), 2)];
}

/** A number stays on the line of its standard. */
const keepNumber = (text: string | undefined) => text?.replaceAll(/ (?=[A-Z][a-z]? \d|\d)/g, "\u00A0");

/** The value of a product. */
function toCell(sheet: TechnicalSheet, row: SheetRow) {
  const { items, value, condition, note, typical, method, source, sample } = row;
  const usual = technicalSheetsPage().specification.typical;
  const range = typical && fill(usual, { value: typical.text, source: typical.source ?? "" });
  // The text above the profile gives the method, source and unit of all fatty acids.
  const isAcid = row.group === "fatty-acid";
  const isAgreed = value?.kind === "agreed";
  return {
    product: sheet.id,
    short: sheet.short[lang],
    items: items?.map((item) => ({ text: item.name, amount: item.load && toAmount(item.load) })) ?? [
      isAgreed ? { text: row.text } : { text: "", amount: toAmount(isAcid ? { ...row, unit: "" } : row) },
    ],
    /** The condition of measurement and the typical range. */
    note: [condition, note, range].filter(Boolean).join(" · "),
    sample: isAgreed ? undefined : sample,
    method: isAcid ? undefined : keepNumber(method),
    source: isAcid || isAgreed ? undefined : keepNumber(source),
    bar: isAcid ? { ...value, typical: typical?.value } : undefined,
  };
}

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
