import type { SheetRow, SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import * as colors from "~/lib/colors";
import type { Part, PdfWriter, TextStyle } from "./pdf-writer.server";
import { frame, heading, headingHeight, rule, split, styles } from "./sheet-style.server";

/** A column: where it starts and the room its words have, in points. */
type Column = {
  key: Exclude<keyof SheetRow, "symbol">;
  style: TextStyle;
  x: number;
  width: number;
  align?: "right";
};

const columns: readonly Column[] = [
  { key: "parameter", style: styles.cell, x: frame.left, width: 162 },
  { key: "reference", style: styles.value, x: 209, width: 58, align: "right" },
  { key: "unit", style: styles.quiet, x: 278, width: 55 },
  { key: "method", style: styles.quiet, x: split, width: 114 },
  { key: "note", style: styles.quiet, x: 462, width: frame.right - 462 },
];

/** Heights in points; below the least, letters of neighbouring rows would touch the rules. */
const row = { head: 20, least: 18, most: 34 };

/** Between a name, its symbol and what follows. */
const symbolGap = 5;

/** A value is set from the right: its row's name and symbol may have the room that it leaves. */
const valueEnd = 209 + 58;

function drawRow(
  writer: PdfWriter,
  table: Part,
  middle: number,
  text: (column: Column) => string,
  { isHead = false, symbol }: { isHead?: boolean; symbol?: string | undefined } = {},
): void {
  const drawCells = (part: Part) => {
    for (const column of columns) {
      const style = isHead ? styles.columnHead : column.style;
      const scope = isHead ? "Column" : column.key === "parameter" ? "Row" : undefined;
      const words = text(column);
      if (writer.widthOf(words, style) > column.width) {
        throw new RangeError(`"${words}" is wider than its column.`);
      }
      const draw = () => {
        writer.write(words, style, { ...column, y: middle - style.size * 0.6 });
        if (column.key === "parameter" && symbol) {
          const x = column.x + writer.widthOf(`${words} `, style) + symbolGap / 2;
          const value = columns.find(({ key }) => key === "reference");
          const end = value ? valueEnd - writer.widthOf(text(value), value.style) : valueEnd;
          if (x + writer.widthOf(symbol, styles.quiet) + symbolGap > end) {
            throw new RangeError(`"${words} ${symbol}" is wider than its column.`);
          }
          writer.write(` ${symbol}`, styles.quiet, { x, y: middle - styles.quiet.size * 0.6 });
        }
      };
      writer.tag(scope ? "TH" : "TD", draw, part, scope ? { scope } : {});
    }
  };
  writer.group("TR", drawCells, table);
}

/** The table of values: its rows, and then the space around it, share the room from `top` to `bottom`. */
export function drawTable(writer: PdfWriter, sheet: SheetText, top: number, bottom: number): void {
  const { left, right } = frame;
  const count = sheet.rows.length;
  const { columns: labels, values } = technicalSheetWords().document[sheet.lang];
  const room = bottom - top - headingHeight - row.head;
  const rowHeight = Math.min(row.most, room / count);
  if (rowHeight < row.least) throw new RangeError(`The values of "${sheet.id}" do not fit on one page.`);

  const headTop = heading(writer, values, left, top + (room - count * rowHeight) / 2);
  const rowsTop = headTop + row.head;
  writer.group("Table", (table) => {
    rule(writer, headTop - 2, left, right, colors.palm900, 1);
    drawRow(writer, table, headTop + row.head / 2 - 1, ({ key }) => labels[key], { isHead: true });
    for (const [index, parameter] of sheet.rows.entries()) {
      const y = rowsTop + index * rowHeight;
      rule(writer, y, left, right);
      drawRow(writer, table, y + rowHeight / 2, ({ key }) => parameter[key], parameter);
    }
    rule(writer, rowsTop + count * rowHeight, left, right, colors.palm900, 1);
  });
}
