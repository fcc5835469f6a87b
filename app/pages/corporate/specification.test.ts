import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fullName, rowsOf, type SheetRow } from "~/catalog/queries/sheet-rows";
import { technicalSheetWords } from "~/catalog/content/document-words";
import { technicalSheets, type TechnicalSheet } from "~/catalog/content/technical-sheets";
import { figureText } from "~/lib/figure";
import { convertFigure, groupThousands } from "~/lib/units";
import { loader } from "./ficha-tecnica";
import { Specification } from "./specification";

const page = loader();

const words = technicalSheetWords().figure.es;

/** The words of a piece of HTML, without those of its graphics. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<svg[^]*?<\/svg>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The cells of the page's tables: by product, then by what the row begins with. */
function readTables(html: string): Map<string, Map<string, string>> {
  const read = new Map<string, Map<string, string>>();
  for (const [table] of html.matchAll(/<table[^]*?<\/table>/g)) {
    const rows = [...table.matchAll(/<tr[^>]*>[^]*?<\/tr>/g)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = ""]) => wordsOf(cell)),
    );
    const [[, ...products] = [], ...lines] = rows;
    for (const [name = "", ...cells] of lines) {
      for (const [index, product] of products.entries()) {
        const known = read.get(product) ?? new Map<string, string>();
        read.set(product, known.set(name, cells[index] ?? ""));
      }
    }
  }
  return read;
}

/** Finds the cell that belongs to a row, by the name that starts it; net loads are part of the packaging cell. */
function cellOf(cells: ReadonlyMap<string, string>, { name, id, group }: SheetRow): string | undefined {
  const ofPackaging = id.startsWith("net-load-") ? technicalSheetWords().trade.packaging.es : undefined;
  const start = ofPackaging ?? (group === "fatty-acid" ? `${name} ${id}` : name);
  return [...cells].find(([row]) => row === start || row.startsWith(`${start} `))?.[1];
}

const tables = readTables(renderToStaticMarkup(createElement(Specification, page.specification)));

test.each(technicalSheets)(
  "the page shows everything that is known of $id, in both systems of units",
  (sheet: TechnicalSheet) => {
    const cells = tables.get(sheet.name.es);
    for (const row of rowsOf(sheet, "es")) {
      const cell = cells && cellOf(cells, row);
      const said = row.items?.map(({ name }) => name) ?? [row.text];
      for (const each of [...said, row.typical?.text ?? ""])
        expect(`${cell} `, fullName(row)).toContain(each);
      const { value } = row;
      const inTrade = value && value.kind !== "agreed" ? convertFigure(value, row.unit ?? "") : undefined;
      const amount = inTrade && `${groupThousands(figureText(inTrade.figure, words))} ${inTrade.unit}`;
      expect(`${cell} `, fullName(row)).toContain(amount ? ` (${amount}) ` : "");
    }
  },
);

test("each product's card links to its other files", () => {
  expect(page.sheets.map(({ id, files }) => ({ id, files }))).toEqual(
    technicalSheets.map(({ id }) => ({
      id,
      files: {
        en: `/documentos/technical-sheet-${id}.pdf`,
        csv: `/documentos/${id}.csv`,
        json: `/documentos/${id}.json`,
      },
    })),
  );
});
