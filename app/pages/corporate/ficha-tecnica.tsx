import { technicalSheetsPage } from "~/catalog/corporate-pages";
import { sheetTexts } from "~/catalog/technical-sheet-text";
import { renderTechnicalSheet } from "~/features/technical-sheet/technical-sheet-pdf.server";
import { fileSize } from "~/lib/file-size";
import { PageHero } from "~/sections/page-hero";
import { TechnicalSheetCards } from "~/sections/technical-sheet-cards";
import type { Route } from "./+types/ficha-tecnica";
import { corporateMeta } from "./corporate-meta";

export async function loader() {
  const sheets = sheetTexts("es").map(async (sheet) => ({
    id: sheet.id,
    name: sheet.name,
    url: sheet.url,
    icon: sheet.icon,
    summary: sheet.summary,
    format: sheet.format,
    language: sheet.language,
    size: fileSize((await renderTechnicalSheet(sheet)).byteLength),
  }));
  return { page: technicalSheetsPage(), sheets: await Promise.all(sheets) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function FichaTecnica({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero content={loaderData.page} />
      <TechnicalSheetCards sheets={loaderData.sheets} words={loaderData.page} />
    </>
  );
}
