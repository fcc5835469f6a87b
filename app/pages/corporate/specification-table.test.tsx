import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { specificationParts } from "./specification.server";
import { SpecificationTable } from "./specification-table";

const { specification: words } = technicalSheetsPage();
const [table] = specificationParts().flatMap(({ tables }) => tables.filter(({ lines }) => lines.length > 9));

test("gives every part its role, which some browsers drop when CSS changes its display", () => {
  if (!table) throw new Error("No table of parameters");
  const chosen = table.products.map(({ id }) => id);
  const html = renderToStaticMarkup(
    <SpecificationTable table={table} words={words} chosen={chosen} units="metric" />,
  );
  expect(html).toContain('<td role="cell"');
  expect(html).not.toMatch(/<(table|thead|tbody|tr|th|td)(?![^>]* role=)/);
});

test("names the product of a source that is not the other product's", () => {
  const [palm, kernel] = table?.products ?? [];
  const line = table?.lines[0];
  const cell = line?.cells[0];
  if (!table || !palm || !kernel || !line || !cell) throw new Error("No table of two products");
  const cells = [
    { ...cell, product: palm.id, short: palm.short, source: "PORAM" },
    { ...cell, product: kernel.id, short: kernel.short, source: undefined },
  ];
  const html = renderToStaticMarkup(
    <SpecificationTable
      table={{ ...table, lines: [{ ...line, cells }] }}
      words={words}
      chosen={[palm.id, kernel.id]}
      units="metric"
    />,
  );
  expect(html).toContain(`${palm.short} PORAM`);
});
