import { isPreview } from "~/catalog/read/collection";
import { processPage, technicalSheetsPage } from "~/catalog/corporate-pages";
import { writtenPageWords } from "~/catalog/sections";
import { withNextSteps } from "~/catalog/written-pages";
import { SCHEMA_URL, sheetTexts, sheetUrls } from "~/catalog/technical-sheet-text";
import { issueRefusal, newestFile } from "~/features/technical-sheet/issued-documents.server";
import { fileSize } from "~/lib/file-size";
import { DocumentRegister } from "~/sections/document-register";
import { PageEnd } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { Specification } from "~/sections/specification";
import { TechnicalSheetCards } from "~/sections/technical-sheet-cards";
import type { Route } from "./+types/ficha-tecnica";
import { corporateMeta } from "./corporate-meta";
import { documentRegister, registerThings } from "./register.server";
import {
  copyEnding,
  specificationTables,
  specificationThings,
  specificationUses,
} from "./specification.server";

/** The documents, as links name them. */
const documents = () =>
  Promise.all(
    sheetTexts("es").map(async (sheet) => {
      const { es: url, ...files } = sheetUrls(sheet.id);
      const bytes = (await newestFile(url))?.byteLength ?? 0;
      return {
        id: sheet.id,
        name: sheet.name,
        url,
        icon: sheet.icon,
        summary: sheet.summary,
        format: sheet.format,
        language: sheet.language,
        files,
        bytes,
        size: fileSize(bytes),
      };
    }),
  );

export async function loader() {
  const refusal = isPreview() ? undefined : await issueRefusal();
  if (refusal) throw new Error(refusal);
  const {
    page: { specification: words, ...page },
    next,
  } = withNextSteps(technicalSheetsPage());
  const register = documentRegister();
  return {
    page,
    next,
    sheets: await documents(),
    products: processPage().stages.map(({ id, thumb, tint }) => ({ id, thumb, tint })),
    things: [...specificationThings(), ...registerThings()],
    specification: {
      ...specificationTables(),
      uses: specificationUses(),
      copyEnding: copyEnding(),
      schemaUrl: SCHEMA_URL,
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

/** The documents, their figures side by side, and the register of what has been issued. */
export default function FichaTecnica({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={loaderData.page} />
      <TechnicalSheetCards
        sheets={loaderData.sheets}
        products={loaderData.products}
        words={loaderData.page}
      />
      <Specification {...loaderData.specification} />
      <DocumentRegister {...loaderData.register} />
      <PageEnd next={loaderData.next} />
    </>
  );
}
