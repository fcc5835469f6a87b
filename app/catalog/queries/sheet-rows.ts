import { fill } from "../../lib/fill.ts";
import { figureText, type Figure } from "../../lib/figure.ts";
import type { Language } from "../../lib/language.ts";
import { technicalSheetWords } from "../schemas/technical-sheet-words.ts";
import { AGREED, type TechnicalSheet } from "../schemas/technical-sheets.ts";

export type InBoth = Record<Language, string>;

export type Amount = {
  /** Absent if the value is text. */
  value?: Figure;
  /** The formatted value without its unit. */
  text: InBoth;
  unit?: InBoth | undefined;
};

/** What a content file says of a value. */
type Details = Partial<Omit<TechnicalSheet["parameters"][number], "id" | "es" | "en" | "value" | "unit">> & {
  /** The entries of a list value. */
  items?: readonly { name: InBoth; load?: Amount | undefined }[];
};

/** A property of a product, which page, PDF, JSON, CSV and structured data show. */
export type SheetRow = ReturnType<typeof rowsOf>[number];

const inBoth = (text: (lang: Language) => string): InBoth => ({ es: text("es"), en: text("en") });

const same = (text: string): InBoth => ({ es: text, en: text });

const amountOf = (value: Figure, unit?: InBoth): Amount => ({
  value,
  text: inBoth((lang) => figureText(value, technicalSheetWords().figure[lang])),
  unit,
});

/** All rows of a product, in the order of its document. */
export function rowsOf(sheet: TechnicalSheet) {
  const { uses, hsCode, packaging, netLoads = [], fattyAcids } = sheet;
  const { storageTemperature, loadingTemperature, shelfLife } = sheet;
  const words = technicalSheetWords();
  const sourceName = (id: string | undefined) => sheet.sources.find((source) => source.id === id)?.short;
  const rowOf = (
    group: "trade" | "parameter" | "fatty-acid",
    /** The same for all products. */
    id: string,
    name: InBoth,
    amount: Amount,
    { symbol, condition, method, items, typical, note, source, sample = false }: Details,
  ) => ({
    group,
    id,
    symbol,
    name,
    /** The condition of measurement, such as "at 50 °C" or "as palmitic". */
    condition,
    /** Absent if nothing is measured or the method is to be agreed. */
    method: method === AGREED ? undefined : method,
    items,
    ...amount,
    /** The typical range within the limits. */
    typical: typical && { ...amountOf(typical.value), source: sourceName(typical.source) },
    note,
    /** The short name of the source. */
    source: sourceName(source),
    /** A made-up value until the company provides the real one. */
    sample,
  });
  const measured = (
    id: "storage-temperature" | "loading-temperature" | "shelf-life",
    known: typeof storageTemperature,
    unit: InBoth,
  ) => (known ? [rowOf("trade", id, words.trade[id], amountOf(known.value, unit), known)] : []);
  const packed = packaging.value.map((id) => {
    const load = netLoads.find((each) => each.packaging === id);
    return { name: words.packaging[id], load: load && amountOf(load.value, same(load.unit)) };
  });
  const packedText = inBoth((lang) =>
    packed
      .map(({ name, load }) =>
        load ? `${name[lang]} (${load.text[lang]}\u00A0${load.unit?.[lang]})` : name[lang],
      )
      .join(", "),
  );
  return [
    rowOf(
      "trade",
      "uses",
      inBoth((lang) => words.document[lang].uses),
      { text: inBoth((lang) => uses.map((use) => use[lang]).join("; ")) },
      { items: uses.map(({ es, en }) => ({ name: { es, en } })) },
    ),
    rowOf(
      "trade",
      "hs-code",
      words.trade["hs-code"],
      hsCode.value === AGREED ? amountOf({ kind: "agreed", decimals: 0 }) : { text: same(hsCode.value) },
      hsCode,
    ),
    rowOf("trade", "packaging", words.trade.packaging, { text: packedText }, { ...packaging, items: packed }),
    ...netLoads.map((load) => {
      const name = inBoth((lang) =>
        fill(words.netLoad[lang], { packaging: words.packaging[load.packaging][lang] }),
      );
      return rowOf("trade", `net-load-${load.packaging}`, name, amountOf(load.value, same(load.unit)), load);
    }),
    ...measured("storage-temperature", storageTemperature, same("°C")),
    ...measured("loading-temperature", loadingTemperature, same("°C")),
    ...measured("shelf-life", shelfLife, words.units.months),
    ...sheet.parameters.map((parameter) => {
      const { id, es, en, value, unit } = parameter;
      return rowOf("parameter", id, { es, en }, amountOf(value, unit), parameter);
    }),
    ...(fattyAcids?.acids ?? []).map(({ acid, value, typical }) => {
      const details = { ...fattyAcids, symbol: acid, ...(typical && { typical }) };
      return rowOf(
        "fatty-acid",
        acid,
        words.acids[acid] ?? same(acid),
        amountOf(value, words.units.share),
        details,
      );
    }),
  ];
}

/** The full name of a row: `"Refractive index, at 50 °C"`, `"Palmitic acid (C16:0)"`. */
export function fullName({ group, name, condition, symbol }: SheetRow, lang: Language): string {
  if (group === "fatty-acid") return `${name[lang]} (${symbol})`;
  return condition ? `${name[lang]}, ${condition[lang]}` : name[lang];
}

/** The symbol that the trade uses, such as FFA, unless the name contains it, as in "Ratio (C/N)". */
export function symbolOf({ group, name, symbol }: SheetRow, lang: Language): string | undefined {
  return group === "fatty-acid" || (symbol && name[lang].includes(symbol)) ? undefined : symbol;
}
