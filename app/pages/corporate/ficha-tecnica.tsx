import { documentRegister } from "~/catalog/documents/register";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { processPage, technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { writtenPageWords } from "~/catalog/schemas/sections";
import { technicalSheetWords } from "~/catalog/schemas/technical-sheet-words";
import { sheetUrls, technicalSheets } from "~/catalog/schemas/technical-sheets";
import { DocumentList } from "~/features/documents/document-list";
import { fileSize } from "~/lib/file-size";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import type { Route } from "./+types/ficha-tecnica";
import { CopyCheck } from "./copy-check";
import { corporateMeta } from "./corporate-meta";
import { Specification } from "./specification";
import { specificationContent, specificationThings } from "./specification.server";
import { TechnicalSheetCards } from "./technical-sheet-cards";

export function loader() {
  const {
    page: { specification: words, ...page },
    next,
  } = withNextSteps(technicalSheetsPage());
  const register = documentRegister();
  const sheets = technicalSheets.map(({ id, icon, name, summary }) => {
    const { es: url, ...files } = sheetUrls(id);
    const bytes = register.documents.find((document) => document.url === url)?.versions[0]?.bytes ?? 0;
    const about = ["PDF", fileSize(bytes), technicalSheetWords().document.es.language].join(" · ");
    const stage = processPage().stages.find((each) => each.id === id);
    const picture = stage && { thumb: stage.thumb, tint: stage.tint };
    return { id, icon, name: name.es, summary: summary.es, url, files, about, picture };
  });
  const contents = {
    title: writtenPageWords().contents,
    following: [
      { id: "registro", title: register.words.eyebrow },
      { id: "copia", title: `${register.words.check.title} ${register.words.check.titleEnd}` },
    ],
  };
  return {
    page,
    next,
    sheets,
    things: specificationThings(),
    specification: { ...specificationContent(), contents, words },
    register,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page, ...loaderData.things);

export default function FichaTecnica({ loaderData }: Route.ComponentProps) {
  const { documents, builtOn, jsonUrl, words } = loaderData.register;
  const [start, end] = words.lead.split("{json}");
  return (
    <>
      <PageHead content={loaderData.page} />
      <TechnicalSheetCards sheets={loaderData.sheets} words={loaderData.page} />
      <Specification {...loaderData.specification} />
      <section id="registro" aria-labelledby="registro-titulo" className="wrap pb-section">
        <SectionHeading
          id="registro-titulo"
          eyebrow={words.eyebrow}
          title={words.title}
          titleEnd={words.titleEnd}
        />
        <p className="mt-4 max-w-[60ch] lead text-muted">
          {start}
          <a href={jsonUrl} className="text-link">
            {words.json}
          </a>
          {end}
        </p>
        <DocumentList documents={documents} builtOn={builtOn} words={words} />
      </section>
      <CopyCheck documents={documents} words={words.check} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
