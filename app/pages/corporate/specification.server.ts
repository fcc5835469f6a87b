import {
  figuresOf,
  fullName,
  hsCodeOf,
  packagingOf,
  sheetUrls,
  sourceName,
  type SheetFigure,
} from "~/catalog/technical-sheet-text";
import { technicalSheetsPage } from "~/catalog/corporate-pages";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { technicalSheets, type TechnicalSheet } from "~/catalog/technical-sheets";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { specifiedProductThing, type KnownProperty, type Thing } from "~/lib/structured-data";
import type { SpecificationRow, SpecificationTable, SpecificationValue } from "~/sections/specification";
import { company } from "~/words/company";

/** The page speaks Spanish. */
const lang = "es";

/** The end of the bars of the profile, in per cent: a little more than the highest value. */
export const PROFILE_MOST = 60;

const textOf = ({ value }: SheetFigure) => figureText(value, technicalSheetWords().figure[lang]);

/** Texts beside each other, without those that are not there. */
const joined = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(" · ");

/** What is published as usual within a figure's limits, and by whom. */
function typicalOf({ typical }: SheetFigure, sheet: TechnicalSheet | undefined): string {
  const words = technicalSheetWords().figure[lang];
  return typical && sheet
    ? fill(technicalSheetsPage().specification.typical, {
        value: figureText(typical.value, words),
        source: sourceName(sheet, typical.source)?.[lang] ?? "",
      })
    : "";
}

/** A row before it is known what all of its values have in common. */
type OpenRow = { id: string; name: string; figures: (SheetFigure | undefined)[] };

/** How many products have a value in a row. */
const countIn = ({ figures }: OpenRow) => figures.filter((figure) => figure !== undefined).length;

/** The figures of several products, those of one kind in a row; first what they have in common. */
function rowsOf(sheets: readonly TechnicalSheet[], group: SheetFigure["group"]): OpenRow[] {
  const all = sheets.map((sheet) => figuresOf(sheet).filter((figure) => figure.group === group));
  const ids = new Map(all.flat().map(({ id, name }) => [id, name[lang]]));
  return [...ids]
    .map(([id, name]) => ({
      id,
      name,
      figures: all.map((figures) => figures.find((figure) => figure.id === id)),
    }))
    .toSorted((a, b) => countIn(b) - countIn(a));
}

/** What every figure of a row says, if they say the same. */
function common(figures: readonly SheetFigure[], say: (figure: SheetFigure) => string | undefined) {
  const said = new Set(figures.map(say));
  return said.size === 1 ? [...said][0] : undefined;
}

function figureRow({ name, figures }: OpenRow, sheets: readonly TechnicalSheet[]): SpecificationRow {
  const { sample: sampleWord } = technicalSheetsPage().specification;
  const known = figures.filter((figure) => figure !== undefined);
  const method = common(known, (figure) => figure.method);
  return {
    name,
    details: joined(
      known[0]?.symbol,
      common(known, ({ unit }) => unit?.[lang]),
      method,
    ),
    values: figures.map((figure, index): SpecificationValue | undefined => {
      const sheet = sheets[index];
      return (
        figure &&
        sheet && {
          text: textOf(figure),
          note: joined(
            figure.condition?.[lang],
            figure.method === method ? undefined : figure.method,
            figure.note?.[lang],
            typicalOf(figure, sheet),
            sourceName(sheet, figure.source)?.[lang],
            figure.sample ? sampleWord : undefined,
          ),
        }
      );
    }),
  };
}

function tradeRows(sheets: readonly TechnicalSheet[]): SpecificationRow[] {
  const { trade } = technicalSheetWords();
  const { sample } = technicalSheetsPage().specification;
  return [
    {
      name: trade["hs-code"][lang],
      details: "",
      values: sheets.map((sheet) => ({
        text: hsCodeOf(sheet)[lang],
        note: sourceName(sheet, sheet.hsCode.source)?.[lang] ?? "",
      })),
    },
    {
      name: trade.packaging[lang],
      details: "",
      values: sheets.map((sheet) => ({
        text: packagingOf(sheet)
          .map((each) => each[lang])
          .join(", "),
        note: sheet.packaging.sample ? sample : "",
        isWords: true,
      })),
    },
    ...rowsOf(sheets, "trade").map((row) => figureRow(row, sheets)),
  ];
}

function tableOf(family: TechnicalSheet["family"]): SpecificationTable {
  const { families, parameter } = technicalSheetsPage().specification;
  const sheets = technicalSheets.filter((sheet) => sheet.family === family);
  return {
    caption: families[family],
    columns: [parameter, ...sheets.map(({ name }) => name[lang])],
    rows: [...tradeRows(sheets), ...rowsOf(sheets, "parameter").map((row) => figureRow(row, sheets))],
  };
}

function profileTable(): SpecificationTable {
  const { title, acid } = technicalSheetsPage().specification.profile;
  const sheets = technicalSheets.filter(({ fattyAcids }) => fattyAcids);
  return {
    caption: title,
    columns: [acid, ...sheets.map(({ name }) => name[lang])],
    rows: rowsOf(sheets, "fatty-acid").map(({ id, name, figures }) => ({
      name,
      details: id,
      values: figures.map(
        (figure, index): SpecificationValue | undefined =>
          figure && {
            text: textOf(figure),
            note: typicalOf(figure, sheets[index]),
            bar: {
              from: ((figure.value.min ?? 0) / PROFILE_MOST) * 100,
              to: ((figure.value.max ?? 0) / PROFILE_MOST) * 100,
            },
          },
      ),
    })),
  };
}

/** Every value of the products, as the page shows them. */
export const specificationTables = () => ({
  families: (["oils", "derivatives"] as const).map(tableOf),
  profile: profileTable(),
});

/**
 * The files of each product.
 *
 * @param sizes Of the English documents, by the product's id.
 */
export const specificationFiles = (sizes: ReadonlyMap<string, string>) =>
  technicalSheets.map(({ id, name }) => ({
    id,
    name: name[lang],
    urls: sheetUrls(id),
    size: sizes.get(id) ?? "",
  }));

const propertyOf = (figure: SheetFigure): KnownProperty => ({
  name: fullName(figure, lang),
  id: figure.symbol ?? figure.id,
  text: textOf(figure),
  ...(figure.value.min === undefined ? {} : { min: figure.value.min }),
  ...(figure.value.max === undefined ? {} : { max: figure.value.max }),
  ...(figure.unit ? { unit: figure.unit[lang] } : {}),
  ...(figure.method ? { method: figure.method } : {}),
});

/** The products, as search engines read them. */
export const specificationThings = (): Thing[] =>
  technicalSheets.map((sheet) =>
    specifiedProductThing({
      name: sheet.name.es,
      alternateName: sheet.name.en,
      description: sheet.summary[lang],
      url: company.origin + technicalSheetsPage.path,
      manufacturer: company.name,
      properties: figuresOf(sheet).map(propertyOf),
    }),
  );
