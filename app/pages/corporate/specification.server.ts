import { rowsOf, symbolOf, type Amount, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { technicalSheetWords } from "~/catalog/content/technical-sheet-words";
import { technicalSheets } from "~/catalog/content/technical-sheets";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { convertFigure, groupThousands } from "~/lib/units";

const lang = "es";

export type Product = ReturnType<typeof specificationProducts>[number];

export type ProductRow = Product["rows"][number];

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

/** A row of a technical sheet as the page's tables show it. */
function toRow(row: SheetRow) {
  const { group, id, name, items, value, condition, note, typical, method, source, sample } = row;
  const { typical: usual, profile } = technicalSheetsPage().specification;
  const range = typical && fill(usual, { value: typical.text, source: typical.source ?? "" });
  // The text above the profile gives the method, source and unit of all fatty acids.
  const isAcid = group === "fatty-acid";
  const isAgreed = value?.kind === "agreed";
  const bonds = [profile.saturated, profile.monounsaturated, profile.polyunsaturated];
  return {
    group,
    id,
    name,
    symbol: isAcid ? id : symbolOf(row),
    /** The number after the colon counts the double bonds. */
    heading: isAcid ? bonds[Math.min(Number(id.split(":")[1]), 2)] : undefined,
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

/** The products with all their values. */
export const specificationProducts = () =>
  technicalSheets.map((sheet) => ({
    id: sheet.id,
    name: sheet.name[lang],
    short: sheet.short[lang],
    family: sheet.family,
    uses: [...new Set(sheet.uses.flatMap(({ kinds }) => kinds))],
    rows: rowsOf(sheet, lang)
      // The packaging row shows the net loads.
      .filter(({ id }) => !id.startsWith("net-load-"))
      .map(toRow),
  }));
