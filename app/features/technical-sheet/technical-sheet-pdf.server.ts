import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import type { SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import type { Language } from "~/lib/language";
import { company } from "~/words/company";
import { createPdfWriter } from "./pdf-writer.server";
import { drawAbout, drawBand, drawClosing, drawFooter, placeClosing } from "./sheet-blocks.server";
import { frame } from "./sheet-style.server";
import { drawTable } from "./sheet-table.server";

/** The date of the production data (spec 2, "Production process"): the clock of the build would change the bytes. */
const published = new Date("2025-08-21T12:00:00Z");

const LOCALES: Record<Language, string> = { es: "es-HN", en: "en" };

/** How a sheet is made. */
export type RenderOptions = {
  /** Whether the streams are deflated; a test that reads them says no. */
  compress?: boolean;
};

/**
 * The technical sheet as a tagged PDF of one A4 page; equal sheets give equal bytes.
 * Throws a RangeError when the words need more than a page.
 */
export async function renderTechnicalSheet(
  sheet: SheetText,
  { compress = true }: RenderOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const { document, sampleMark } = technicalSheetWords().document[sheet.lang];
  const doc = new Pdf({
    size: [frame.width, frame.height],
    margin: 0,
    // Not Helvetica: the development server takes PDFKit's browser build, which has no standard fonts.
    font: "",
    pdfVersion: "1.7",
    lang: LOCALES[sheet.lang],
    tagged: true,
    displayTitle: true,
    compress,
    info: {
      Title: `${document}: ${sheet.name.toLowerCase()}`,
      Subject: `${sheet.summary} ${sampleMark}.`,
      Author: company.name,
      Creator: company.name,
      CreationDate: published,
      ModDate: published,
    },
  });
  const bytes = buffer(doc);
  const writer = createPdfWriter(doc);
  drawBand(writer, sheet);
  const aboutEnd = drawAbout(writer, sheet);
  // The closing block stands on the footer; the table takes the room that is left.
  const closing = placeClosing(writer, sheet);
  drawTable(writer, sheet, aboutEnd + 17, closing.top - 14);
  drawClosing(writer, sheet, closing);
  drawFooter(writer, sheet);
  writer.close();
  doc.end();
  return new Uint8Array(await bytes);
}
