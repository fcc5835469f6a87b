import { fill } from "../lib/fill.ts";
import { figureText, type Figure } from "../lib/figure.ts";
import type { Language } from "../lib/language.ts";
import { technicalSheetWords } from "./technical-sheet-words.ts";
import { AGREED, technicalSheets, type TechnicalSheet } from "./technical-sheets.ts";

export type InBoth = Record<Language, string>;

export type Amount = {
  /** Absent if the value is text. */
  value?: Figure | undefined;
  /** The formatted value without its unit. */
  text: InBoth;
  unit?: InBoth | undefined;
};

/** A property of a product, which page, PDF, JSON, CSV and structured data show. */
export type SheetRow = Amount & {
  group: "trade" | "parameter" | "fatty-acid";
  /** The same for all products. */
  id: string;
  symbol?: string | undefined;
  name: InBoth;
  /** The condition of measurement, such as "at 50 °C" or "as palmitic". */
  condition?: InBoth | undefined;
  /** The published method; absent if nothing is measured or the method is to be agreed. */
  method?: string | undefined;
  /** The entries of a list value. */
  items?: readonly { name: InBoth; load?: Amount | undefined }[];
  /** The typical range within the limits. */
  typical?: (Amount & { source: InBoth | undefined }) | undefined;
  note?: InBoth | undefined;
  /** The short name of the source. */
  source?: InBoth | undefined;
  /** A made-up value until the company provides the real one. */
  sample: boolean;
};

type ContentValue = Pick<SheetRow, "symbol" | "condition" | "method" | "note" | "sample"> & {
  value: Figure;
  typical?: { value: Figure; source: string } | undefined;
  source?: string | undefined;
};

const inBoth = (text: (lang: Language) => string): InBoth => ({ es: text("es"), en: text("en") });

const same = (text: string): InBoth => ({ es: text, en: text });

const amountOf = (value: Figure, unit?: InBoth): Amount => ({
  value,
  text: inBoth((lang) => figureText(value, technicalSheetWords().figure[lang])),
  unit,
});

/** A value and its unit, with a non-breaking space. */
const amountText = ({ text, unit }: Amount, lang: Language): string =>
  unit ? `${text[lang]}\u00A0${unit[lang]}` : text[lang];

/** All rows of a product, in the order of its document. */
export function rowsOf(sheet: TechnicalSheet): SheetRow[] {
  const { hsCode, packaging, netLoads = [], fattyAcids } = sheet;
  const words = technicalSheetWords();
  const sourceName = (id: string | undefined) => sheet.sources.find((source) => source.id === id)?.short;
  const rowOf = (
    group: SheetRow["group"],
    id: string,
    name: InBoth,
    unit: InBoth | undefined,
    { value, method, typical, source, symbol, condition, note, sample }: ContentValue,
  ): SheetRow => ({
    group,
    id,
    symbol,
    name,
    condition,
    method: method === AGREED ? undefined : method,
    ...amountOf(value, unit),
    typical: typical && { ...amountOf(typical.value), source: sourceName(typical.source) },
    note,
    source: sourceName(source),
    sample,
  });
  const temperature = (id: "storage-temperature" | "loading-temperature", known: ContentValue | undefined) =>
    known ? [rowOf("trade", id, words.trade[id], same("°C"), known)] : [];
  const packed = packaging.value.map((id) => {
    const load = netLoads.find((each) => each.packaging === id);
    return { name: words.packaging[id], load: load && amountOf(load.value, same(load.unit)) };
  });
  return [
    {
      group: "trade",
      id: "uses",
      name: inBoth((lang) => words.document[lang].uses),
      text: inBoth((lang) => sheet.uses.map((use) => use[lang]).join("; ")),
      items: sheet.uses.map(({ es, en }) => ({ name: { es, en } })),
      sample: false,
    },
    {
      group: "trade",
      id: "hs-code",
      name: words.trade["hs-code"],
      ...(hsCode.value === AGREED
        ? amountOf({ kind: "agreed", decimals: 0 })
        : { text: same(hsCode.value), source: sourceName(hsCode.source) }),
      sample: hsCode.sample,
    },
    {
      group: "trade",
      id: "packaging",
      name: words.trade.packaging,
      text: inBoth((lang) =>
        packed
          .map(({ name, load }) => (load ? `${name[lang]} (${amountText(load, lang)})` : name[lang]))
          .join(", "),
      ),
      items: packed,
      sample: packaging.sample,
    },
    ...netLoads.map((load) => {
      const name = inBoth((lang) =>
        fill(words.netLoad[lang], { packaging: words.packaging[load.packaging][lang] }),
      );
      return rowOf("trade", `net-load-${load.packaging}`, name, same(load.unit), load);
    }),
    ...temperature("storage-temperature", sheet.storageTemperature),
    ...temperature("loading-temperature", sheet.loadingTemperature),
    rowOf("trade", "shelf-life", words.trade["shelf-life"], words.units.months, sheet.shelfLife),
    ...sheet.parameters.map((parameter) => {
      const { id, es, en, unit } = parameter;
      return rowOf("parameter", id, { es, en }, unit, parameter);
    }),
    ...(fattyAcids?.acids ?? []).map(({ acid, value, typical }) =>
      rowOf("fatty-acid", acid, words.acids[acid], words.units.share, {
        value,
        typical,
        symbol: acid,
        method: fattyAcids?.method,
        source: fattyAcids?.source,
        sample: false,
      }),
    ),
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

/** The addresses of a sheet's files. */
export const sheetUrls = (id: string) => ({
  es: `/documentos/ficha-tecnica-${id}.pdf`,
  en: `/documentos/technical-sheet-${id}.pdf`,
  json: `/documentos/${id}.json`,
  csv: `/documentos/${id}.csv`,
});

export const technicalFilePaths = (): string[] =>
  technicalSheets.flatMap(({ id }) => Object.values(sheetUrls(id)));
