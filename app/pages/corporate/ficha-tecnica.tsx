import { isPreview } from "~/catalog/read/collection";
import { processPage, technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import { writtenPageWords } from "~/catalog/schemas/sections";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { technicalSheetWords } from "~/catalog/technical-sheet-words";
import { technicalSheets } from "~/catalog/technical-sheets";
import { sheetUrls } from "~/catalog/technical-sheet-rows";
import { issueRefusal, newestFile } from "~/features/documents/issue.server";
import { fileSize } from "~/lib/file-size";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import type { Route } from "./+types/ficha-tecnica";
import { corporateMeta } from "./corporate-meta";
import { DocumentRegister } from "./document-register";
import { Specification } from "./specification";
import { TechnicalSheetCards } from "./technical-sheet-cards";
import { documentRegister } from "~/features/documents/register.server";
import { specificationContent, specificationThings } from "./specification.server";

const cards = () =>
  Promise.all(
    technicalSheets.map(async ({ id, icon, name, summary }) => {
      const { es: url, ...files } = sheetUrls(id);
      const size = fileSize((await newestFile(url))?.byteLength ?? 0);
      const about = ["PDF", size, technicalSheetWords().document.es.language].join(" · ");
      const stage = processPage().stages.find((each) => each.id === id);
      const picture = stage && { thumb: stage.thumb, tint: stage.tint };
      return { id, icon, name: name.es, summary: summary.es, url, files, about, picture };
    }),
  );

export async function loader() {
  const refusal = isPreview() ? undefined : issueRefusal();
  if (refusal) throw new Error(refusal);
  const {
    page: { specification: words, ...page },
    next,
  } = withNextSteps(technicalSheetsPage());
  const register = documentRegister();
  return {
    page,
    next,
    sheets: await cards(),
    things: specificationThings(),
    specification: {
      ...specificationContent(),
      contents: {
        title: writtenPageWords().contents,
        following: [
          { id: "registro", title: register.words.eyebrow },
          { id: "copia", title: `${register.words.check.title} ${register.words.check.titleEnd}` },
        ],
      },
      words,
    },
    register,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page, ...loaderData.things);

export default function FichaTecnica({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={loaderData.page} />
      <TechnicalSheetCards sheets={loaderData.sheets} words={loaderData.page} />
      <Specification {...loaderData.specification} />
      <DocumentRegister {...loaderData.register} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
