import { fill } from "../../lib/fill.ts";
import { figureText, type Figure } from "../../lib/figure.ts";
import type { Language } from "../../lib/language.ts";
import { technicalSheetWords } from "../content/document-words.ts";
import { AGREED, type TechnicalSheet } from "../content/technical-sheets.ts";

export type Amount = {
  /** Absent if the value is text. */
  value?: Figure;
  /** The formatted value without its unit. */
  text: string;
  unit?: string | undefined;
};

/** A value as a content file states it. */
type Details = Partial<Omit<TechnicalSheet["parameters"][number], "id" | "es" | "en" | "value" | "unit">> & {
  /** The entries of a list value. */
  items?: readonly { name: string; load?: Amount | undefined }[];
};

/** A property of a product, which page, PDF, JSON, CSV and structured data show. */
export type SheetRow = ReturnType<typeof rowsOf>[number];

/** All rows of a product in one language, in the order of its document. */
export function rowsOf(sheet: TechnicalSheet, lang: Language) {
  const { hsCode, packaging, netLoads = [], fattyAcids } = sheet;
  const words = technicalSheetWords();
  const amountOf = (value: Figure, unit?: string): Amount => ({
    value,
    text: figureText(value, words.figure[lang]),
    unit,
  });
  const sourceName = (id: string | undefined) =>
    sheet.sources.find((source) => source.id === id)?.short[lang];
  const rowOf = (
    group: "trade" | "parameter" | "fatty-acid",
    /** The same for all products. */
    id: string,
    name: string,
    amount: Amount,
    { symbol, condition, method, items, typical, note, source, sample = false }: Details,
  ) => ({
    group,
    id,
    symbol,
    name,
    condition: condition?.[lang],
    /** Absent if nothing is measured or the method is to be agreed. */
    method: method === AGREED ? undefined : method,
    items,
    ...amount,
    typical: typical && { ...amountOf(typical.value), source: sourceName(typical.source) },
    note: note?.[lang],
    source: sourceName(source),
    sample,
  });
  const tradeRow = (id: keyof typeof words.trade, amount: Amount, details: Details) =>
    rowOf("trade", id, words.trade[id][lang], amount, details);
  const uses = sheet.uses.map((use) => use[lang]);
  const packed = packaging.value.map((id) => {
    const load = netLoads.find((each) => each.packaging === id);
    return { name: words.packaging[id][lang], load: load && amountOf(load.value, load.unit) };
  });
  const packedText = packed.map(({ name, load }) =>
    load ? `${name} (${load.text}\u00A0${load.unit})` : name,
  );
  const measured = [
    ["storage-temperature", sheet.storageTemperature, "°C"],
    ["loading-temperature", sheet.loadingTemperature, "°C"],
    ["shelf-life", sheet.shelfLife, words.units.months[lang]],
  ] as const;
  return [
    rowOf(
      "trade",
      "uses",
      words.document[lang].uses,
      { text: uses.join("; ") },
      { items: uses.map((name) => ({ name })) },
    ),
    tradeRow(
      "hs-code",
      hsCode.value === AGREED ? amountOf({ kind: "agreed", decimals: 0 }) : { text: hsCode.value },
      hsCode,
    ),
    tradeRow("packaging", { text: packedText.join(", ") }, { ...packaging, items: packed }),
    ...netLoads.map((load) => {
      const name = fill(words.netLoad[lang], { packaging: words.packaging[load.packaging][lang] });
      return rowOf("trade", `net-load-${load.packaging}`, name, amountOf(load.value, load.unit), load);
    }),
    ...measured.flatMap(([id, known, unit]) =>
      known ? [tradeRow(id, amountOf(known.value, unit), known)] : [],
    ),
    ...sheet.parameters.map((parameter) => {
      const { id, value, unit } = parameter;
      return rowOf("parameter", id, parameter[lang], amountOf(value, unit?.[lang]), parameter);
    }),
    ...(fattyAcids?.acids ?? []).map(({ acid, value, typical }) => {
      const details = { ...fattyAcids, symbol: acid, ...(typical && { typical }) };
      const name = words.acids[acid]?.[lang] ?? acid;
      return rowOf("fatty-acid", acid, name, amountOf(value, words.units.share[lang]), details);
    }),
  ];
}

export const hasSample = (rows: readonly SheetRow[]): boolean => rows.some(({ sample }) => sample);

/** The full name of a row: `"Refractive index, at 50 °C"`, `"Palmitic acid (C16:0)"`. */
export function fullName({ group, name, condition, symbol }: SheetRow): string {
  if (group === "fatty-acid") return `${name} (${symbol})`;
  return condition ? `${name}, ${condition}` : name;
}

/** The symbol that the trade uses, such as FFA, unless the name contains it, as in "Ratio (C/N)". */
export function symbolOf({ group, name, symbol }: SheetRow): string | undefined {
  return group === "fatty-acid" || (symbol && name.includes(symbol)) ? undefined : symbol;
}
