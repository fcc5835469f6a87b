import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import type { SheetText } from "~/catalog/technical-sheet-text";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import type { Language } from "~/lib/language";
import { company } from "~/words/company";
import { createPdfWriter } from "./pdf-writer.server";
import {
  drawAbout,
  drawBand,
  drawFooter,
  drawHandling,
  drawQuoteLink,
  drawRunningHead,
  drawVerification,
  placeNotice,
  type Issue,
} from "./sheet-blocks.server";
import { frame } from "./sheet-style.server";
import { drawTable } from "./sheet-table.server";

/** Names itself PDF/UA-1 in its metadata; PDFKit's types do not know that name yet. */
const conformance: object = { subset: "PDF/UA" };

const LOCALES: Record<Language, string> = { es: "es-HN", en: "en" };

/**
 * The technical sheet as a tagged PDF of two A4 pages, as PDF/UA-1 asks for; equal sheets give equal bytes. Its streams are
 * not deflated: that would leave the bytes, and what the register says of them, to the machine's own zlib.
 *
 * Throws a RangeError when the words need more room than there is.
 */
export async function renderTechnicalSheet(sheet: SheetText, issue: Issue): Promise<Uint8Array<ArrayBuffer>> {
  const { document, sampleMark } = technicalSheetWords().document[sheet.lang];
  const issued = new Date(`${issue.date}T12:00:00Z`);
  const doc = new Pdf({
    size: [frame.width, frame.height],
    margin: 0,
    // Not Helvetica: the development server takes PDFKit's browser build, which has no standard fonts.
    font: "",
    pdfVersion: "1.7",
    ...conformance,
    lang: LOCALES[sheet.lang],
    tagged: true,
    displayTitle: true,
    compress: false,
    info: {
      Title: `${document}: ${sheet.name.toLowerCase()}`,
      Subject: `${sheet.summary} ${sampleMark}.`,
      Author: company.name,
      Creator: company.name,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const bytes = buffer(doc);
  const writer = createPdfWriter(doc);
  drawBand(writer, sheet);
  const aboutEnd = drawAbout(writer, sheet);
  const { noticeTop, drawNotice } = placeNotice(writer, sheet);
  drawTable(writer, sheet, aboutEnd + 20, noticeTop - 16);
  drawNotice();
  drawFooter(writer, sheet, issue, 1);

  doc.addPage();
  drawRunningHead(writer, sheet);
  const handlingEnd = drawHandling(writer, sheet, 96);
  const verificationEnd = drawVerification(writer, sheet, issue, handlingEnd + 34);
  drawQuoteLink(writer, sheet, verificationEnd + 26);
  drawFooter(writer, sheet, issue, 2);
  writer.close();
  doc.end();
  return new Uint8Array(await bytes);
}
