import { fill } from "../lib/fill.ts";
import { figureText, type Figure } from "../lib/figure.ts";
import type { Language } from "../lib/language.ts";
import { technicalSheetWords, type TradeId } from "./technical-sheet-words.ts";
import { fillFigures, technicalSheets, type TechnicalSheet } from "./technical-sheets.ts";

/** Words in both languages. */
export type InBoth = Record<Language, string>;

/** One value of a product, whatever it is of: documents, files, tables and structured data are all made of these. */
export type SheetFigure = {
  /** What it is a part of. */
  group: "trade" | "parameter" | "fatty-acid";
  id: string;
  symbol?: string;
  name: InBoth;
  /** How it is told or measured: at 50 °C, as palmitic. */
  condition?: InBoth;
  /** The published method; none where nothing is measured, or it is to be agreed. */
  method?: string;
  value: Figure;
  unit?: InBoth;
  typical?: { value: Figure; source: string };
  note?: InBoth;
  source?: string;
  /** Whether it stands for a value that the company has yet to give. */
  sample: boolean;
};

const same = (text: string): InBoth => ({ es: text, en: text });

/** What stands in a file where buyer and seller have yet to agree. */
const AGREED = "to be agreed";

type Trade = NonNullable<TechnicalSheet["storageTemperature"]>;
type Parameter = TechnicalSheet["parameters"][number];
type NetLoad = NonNullable<TechnicalSheet["netLoads"]>[number];
type Profile = NonNullable<TechnicalSheet["fattyAcids"]>;

/** The id of the figure that says how much one of a kind of packaging holds. */
export const netLoadId = (packaging: string) => `net-load-${packaging}`;

const ofTrade = (id: TradeId, unit: InBoth, trade: Trade | undefined): SheetFigure[] =>
  trade
    ? [
        {
          group: "trade",
          id,
          name: technicalSheetWords().trade[id],
          unit,
          ...trade,
        },
      ]
    : [];

const ofNetLoad = ({ packaging, unit, ...load }: NetLoad): SheetFigure => {
  const { netLoad, packaging: names } = technicalSheetWords();
  const nameIn = (lang: Language) => fill(netLoad[lang], { packaging: names[packaging][lang] });
  return {
    group: "trade",
    id: netLoadId(packaging),
    name: { es: nameIn("es"), en: nameIn("en") },
    unit: same(unit),
    ...load,
  };
};

const ofParameter = ({ es, en, method, ...parameter }: Parameter): SheetFigure => ({
  group: "parameter",
  ...parameter,
  name: { es, en },
  ...(method === AGREED ? {} : { method }),
});

const ofAcid = (
  { method, source }: Profile,
  { acid, value, typical }: Profile["acids"][number],
): SheetFigure => ({
  group: "fatty-acid",
  id: acid,
  symbol: acid,
  name: technicalSheetWords().acids[acid],
  method,
  value,
  unit: technicalSheetWords().units.share,
  ...(typical ? { typical } : {}),
  source,
  sample: false,
});

/** All values of a product, in the order of its document. */
export function figuresOf(sheet: TechnicalSheet): SheetFigure[] {
  const { netLoads = [], storageTemperature, loadingTemperature, shelfLife, parameters, fattyAcids } = sheet;
  return [
    ...netLoads.map(ofNetLoad),
    ...ofTrade("storage-temperature", same("°C"), storageTemperature),
    ...ofTrade("loading-temperature", same("°C"), loadingTemperature),
    ...ofTrade("shelf-life", technicalSheetWords().units.months, shelfLife),
    ...parameters.map(ofParameter),
    ...(fattyAcids ? fattyAcids.acids.map((acid) => ofAcid(fattyAcids, acid)) : []),
  ];
}

/** Those that stand in the document's table, which has room for few acids. */
function tabledFiguresOf(sheet: TechnicalSheet): SheetFigure[] {
  const acids = new Set<string>(sheet.fattyAcids?.acids.filter(({ shown }) => shown).map(({ acid }) => acid));
  return figuresOf(sheet).filter(({ group, id }) => group === "parameter" || acids.has(id));
}

/** What a figure is of, in full: `"Refractive index, at 50 °C"`, `"Palmitic acid (C16:0)"`. */
export function fullName({ group, name, condition, symbol }: SheetFigure, lang: Language): string {
  if (group === "fatty-acid") return `${name[lang]} (${symbol})`;
  return condition ? `${name[lang]}, ${condition[lang]}` : name[lang];
}

/** How the trade writes a figure's name, unless the name holds it already: FFA, but not C/N of "Ratio (C/N)". */
export function symbolOf({ group, name, symbol }: SheetFigure, lang: Language): string | undefined {
  const isSaid = !symbol || group === "fatty-acid" || name[lang].includes(symbol);
  return isSaid ? undefined : symbol;
}

/** How a source is named beside a value. */
export function sourceName(sheet: TechnicalSheet, id: string | undefined): InBoth | undefined {
  return sheet.sources.find((source) => source.id === id)?.short;
}

/** A product's customs code, or that it is to be agreed. */
export function hsCodeOf({ hsCode }: TechnicalSheet): InBoth {
  const { es, en } = technicalSheetWords().figure;
  return hsCode.value === AGREED ? { es: es.agreed, en: en.agreed } : same(hsCode.value);
}

/** A way to pack a product, and how much one holds. */
export type Packaging = { name: InBoth; load?: SheetFigure };

/** How a product is packed. */
export function packagingOf(sheet: TechnicalSheet): Packaging[] {
  const loads = new Map((sheet.netLoads ?? []).map((load) => [load.packaging, ofNetLoad(load)]));
  return sheet.packaging.value.map((id) => {
    const load = loads.get(id);
    return { name: technicalSheetWords().packaging[id], ...(load ? { load } : {}) };
  });
}

/** A value and its unit, which stay together. */
export const amountText = ({ value, unit }: SheetFigure, lang: Language): string =>
  [figureText(value, technicalSheetWords().figure[lang]), unit?.[lang]].filter(Boolean).join("\u00A0");

/** What stands beside a value: what is usual within its limits, or how it is told and who says so. */
function noteOf({ typical, note, source, sample }: SheetFigure, sheet: TechnicalSheet, lang: Language) {
  const words = technicalSheetWords();
  if (typical) {
    return fill(words.document[lang].typical, {
      value: figureText(typical.value, words.figure[lang]),
      source: sourceName(sheet, typical.source)?.[lang] ?? "",
    });
  }
  const origin = sample ? words.document[lang].sampleValue : sourceName(sheet, source)?.[lang];
  const [first = "", ...others] = [note?.[lang], origin].filter((each) => each !== undefined);
  return [first, ...others.map((each) => (sample ? each.toLowerCase() : each))].join(", ");
}

/** What a technical sheet says in a language, as its PDF shows it. */
export function sheetText(sheet: TechnicalSheet, lang: Language) {
  const words = technicalSheetWords();
  const { hsCode, packaging } = words.document[lang];
  return {
    id: sheet.id,
    lang,
    name: sheet.name[lang],
    summary: sheet.summary[lang],
    description: sheet.description[lang],
    hsCode: sheet.hsCode.source ? fill(hsCode, { code: sheet.hsCode.value }) : undefined,
    uses: sheet.uses.map((use) => use[lang]),
    rows: tabledFiguresOf(sheet).map((row) => ({
      parameter: fullName(row, lang),
      symbol: symbolOf(row, lang),
      reference: figureText(row.value, words.figure[lang]),
      unit: row.unit?.[lang] ?? "—",
      method: row.method ?? words.figure[lang].agreed,
      note: noteOf(row, sheet, lang),
    })),
    handling: [
      ...sheet.handling.map((each) => fillFigures(each[lang], sheet)),
      fill(packaging, {
        list: packagingOf(sheet)
          .map(({ name, load }) => (load ? `${name[lang]} (${amountText(load, lang)})` : name[lang]))
          .join(", "),
      }),
    ],
    sources: sheet.sources.map((source) => source[lang]),
  };
}

/** The addresses of what is made of a sheet: the document in each language, and its figures for machines. */
export const sheetUrls = (id: string) => ({
  es: `/documentos/ficha-tecnica-${id}.pdf`,
  en: `/documentos/technical-sheet-${id}.pdf`,
  json: `/documentos/${id}.json`,
  csv: `/documentos/${id}.csv`,
});

/** The address of the schema of the figures. */
export const SCHEMA_URL = "/documentos/ficha-tecnica.schema.json";

/** The addresses of all files that are made of the technical sheets. */
export const technicalFilePaths = (): string[] => [
  ...technicalSheets.flatMap(({ id }) => Object.values(sheetUrls(id))),
  SCHEMA_URL,
];
