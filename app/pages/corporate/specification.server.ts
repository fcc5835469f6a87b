import { rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { technicalSheetWords } from "~/catalog/content/document-words";
import { technicalSheets, type TechnicalSheet } from "~/catalog/content/technical-sheets";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { convertFigure, groupThousands } from "~/lib/units";

const lang = "es";

/** The distance between the lines of the profile's scale, in percent. */
const STEP = 20;

/** Phones show fatty acids below this percentage only on request. */
const MINOR_LIMIT = 10;

export type Table = ReturnType<typeof tableOf>;

/** A row of a table: a property, and its value for each product that has one. */
export type Line = Table["lines"][number];

export type Cell = ReturnType<typeof toCell>;

type Part = {
  title: string;
  lead?: string;
  isDark?: boolean;
  /** Whether each product has a table of its own. */
  isSplit?: boolean;
  tables: readonly Table[];
};

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
      // Derivatives share few parameters.
      isSplit: true,
      tables: derivatives.map((sheet) => tableOf(sheet.name[lang], [sheet], "parameter")),
    },
  ];
}

/** A table of one group of rows, sorted by how many products have them. */
function tableOf(caption: string, sheets: readonly TechnicalSheet[], group: SheetRow["group"]) {
  const isProfile = group === "fatty-acid";
  const { minor } = technicalSheetsPage().specification.profile;
  const rows = sheets.flatMap((sheet) =>
    rowsOf(sheet, lang)
      // The packaging row shows the net loads.
      .filter((row) => row.group === group && !row.id.startsWith("net-load-"))
      .map((row) => ({ row, cell: toCell(sheet, row) })),
  );
  const lines = [...new Map(rows.map(({ row }) => [row.id, row])).values()].map((row) => {
    const cells = rows.filter((each) => each.row.id === row.id).map(({ cell }) => cell);
    return {
      id: row.id,
      name: row.name,
      symbol: isProfile ? row.id : symbolOf(row),
      heading: isProfile ? saturationOf(row.id) : "",
      isMinor: isProfile && cells.every(({ bar }) => (bar?.max ?? 0) < MINOR_LIMIT),
      cells,
    };
  });
  const most = Math.max(...rows.map(({ row }) => row.value?.max ?? 0));
  return {
    caption,
    group,
    products: sheets.map(({ id, name, short }) => ({ id, name: name[lang], short: short[lang] })),
    lines: lines.toSorted((a, b) => b.cells.length - a.cells.length),
    /** The label of a checkbox that shows minor rows on phones. */
    minor: isProfile ? fill(minor, { limit: MINOR_LIMIT }) : undefined,
    /** The scale of the bars, up to the first step that no value exceeds. */
    scale: isProfile ? Array.from({ length: Math.ceil(most / STEP) + 1 }, (_, index) => index * STEP) : [],
  };
}

/** The heading for a fatty acid such as "C18:1"; the number after the colon counts its double bonds. */
function saturationOf(acid: string): string | undefined {
  const { saturated, monounsaturated, polyunsaturated } = technicalSheetsPage().specification.profile;
  return [saturated, monounsaturated, polyunsaturated][Math.min(Number(acid.split(":")[1]), 2)];
}

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
    note: [condition, note, range].filter(Boolean).join(" · "),
    sample: isAgreed ? undefined : sample,
    method: isAcid ? undefined : method,
    source: isAcid || isAgreed ? undefined : source,
    bar: isAcid ? { ...value, typical: typical?.value } : undefined,
  };
}

function toAmount({ value, text, unit = "" }: Amount) {
  const converted = value && convertFigure(value, unit);
  const trade = converted && figureText(converted.figure, technicalSheetWords().figure[lang]);
  return {
    text,
    unit,
    /** The figure converted into the unit of the trade, if that is a different one. */
    trade: trade && { text: groupThousands(trade), unit: converted.unit },
  };
}
