import { documentRegister } from "~/catalog/technical-documents/register";
import { withNextSteps } from "~/catalog/queries/written-pages";
import { processPage, technicalSheetsPage } from "~/catalog/content/corporate-pages";
import { technicalSheetWords } from "~/catalog/content/document-words";
import { writtenPageWords } from "~/catalog/content/sections";
import { sheetUrls, technicalSheets } from "~/catalog/content/technical-sheets";
import { DocumentList } from "~/features/documents/document-list";
import { classNames } from "~/lib/class-names";
import { fileSize } from "~/lib/file-size";
import { fill } from "~/lib/fill";
import { pick } from "~/lib/pick";
import { QUOTE_LINK } from "~/lib/quote-links";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useControlLabels } from "~/ui/language";
import { Link } from "~/ui/link";
import { Notch, Tile } from "~/ui/tile";
import type { Route } from "./+types/ficha-tecnica";
import { CopyCheck } from "./copy-check";
import { corporateMeta } from "./corporate-meta";
import { Specification } from "./specification";
import { specificationParts } from "./specification.server";

export function loader() {
  const { specification: words, ...page } = technicalSheetsPage();
  const register = documentRegister();
  const products = technicalSheets.map(({ id, short, uses }) => ({
    id,
    short: short.es,
    uses: [...new Set(uses.flatMap(({ kinds }) => kinds))],
  }));
  const sheets = technicalSheets.map(({ id, icon, name, summary }) => {
    const { es: url, ...files } = sheetUrls(id);
    const bytes = register.documents.find((document) => document.url === url)?.versions[0]?.bytes ?? 0;
    const about = ["PDF", fileSize(bytes), technicalSheetWords().document.es.language].join(" · ");
    const stage = processPage().stages.find((each) => each.id === id);
    const picture = stage && pick(stage, "thumb", "tint");
    return { id, name: name.es, summary: summary.es, url, files, about, picture, icon };
  });
  const contents = {
    title: writtenPageWords().contents,
    following: [
      { id: "registro", title: register.words.eyebrow },
      { id: "copia", title: `${register.words.check.title} ${register.words.check.titleEnd}` },
    ],
  };
  return {
    ...withNextSteps(page),
    sheets,
    specification: { products, parts: specificationParts(), contents, words },
    register,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

export default function FichaTecnica({ loaderData }: Route.ComponentProps) {
  const { documents, jsonUrl, words } = loaderData.register;
  const [start, end] = words.lead.split("{json}");
  return (
    <>
      <PageHead content={loaderData.page} />
      <Cards {...loaderData} />
      <Specification {...loaderData.specification} />
      <section id="registro" aria-labelledby="registro-titulo" className="wrap pb-section">
        <SectionHeading id="registro-titulo" {...words} />
        <p className="mt-4 max-w-[60ch] lead text-balance text-muted">
          {start}
          <a href={jsonUrl} className="text-link">
            {words.json}
          </a>
          {end}
        </p>
        <DocumentList {...loaderData.register} />
      </section>
      <CopyCheck documents={documents} words={words.check} />
      <NextSteps {...loaderData.next} />
    </>
  );
}

/** A card per document, with links to its files and to a quote request. */
function Cards({ sheets, page: words }: Pick<Route.ComponentProps["loaderData"], "sheets" | "page">) {
  const { newTab } = useControlLabels();
  return (
    <ul className="wrap grid gap-6 py-section tablet:auto-rows-fr tablet:grid-cols-2">
      {sheets.map((sheet, index) => (
        <li key={sheet.id}>
          <article
            aria-label={sheet.name}
            className={classNames(
              "h-full overflow-clip rounded-card bg-(--background) p-6 [--background:var(--color-husk-100)] tablet:flex tablet:flex-col tablet:p-0 desktop:grid desktop:grid-cols-5-7",
              index === 0 && "rounded-tl-leaf",
              index === sheets.length - 1 && "rounded-br-leaf",
            )}
          >
            {sheet.picture ? (
              <div className="relative float-left mr-4 mb-4 w-1/3 tablet:m-0 tablet:w-full">
                <Tile
                  picture={sheet.picture.thumb}
                  background={sheet.picture.tint}
                  sizes={{ phone: 1 / 4, tablet: 1 / 2, desktop: 1 / 4 }}
                  whole
                  radius="none"
                  className="aspect-square max-tablet:rounded-card tablet:aspect-3/2 desktop:aspect-auto desktop:h-full"
                  imageClassName="scale-115"
                  decorative
                />
                <Notch side="right" decorative className="text-palm-700 max-tablet:hidden">
                  <Icon name={sheet.icon} className="size-12 p-1" />
                </Notch>
              </div>
            ) : null}
            <div className="tablet:flex tablet:grow tablet:flex-col tablet:p-6">
              <h2 className="text-xl desktop:text-2xl">{sheet.name}</h2>
              <p className="mt-2 text-sm">{sheet.about}</p>
              <p className="clear-left text-muted tablet:mt-3">{sheet.summary}</p>
              <div className="mt-auto flex flex-wrap items-center gap-3 py-4">
                <a
                  href={sheet.url}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonClass({ look: "brand", size: "compact" })}
                >
                  {words.open}
                  <span className="sr-only"> {fill(words.openOf, { name: sheet.name, newTab })}</span>
                  <Icon name="external" className="size-5" />
                </a>
                <Link to={fill(QUOTE_LINK, { product: sheet.id })} className="text-link">
                  {words.quote}
                  <span className="sr-only"> {fill(words.quoteOf, { name: sheet.name })}</span>
                </Link>
              </div>
              <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
                {words.files.label}
                {(["en", "csv", "json"] as const).map((file) => (
                  <a
                    key={file}
                    href={sheet.files[file]}
                    hrefLang={file === "en" ? "en" : undefined}
                    className="py-1 text-ink text-link"
                  >
                    {words.files[file]}
                    <span className="sr-only"> {fill(words.files.of, { name: sheet.name })}</span>
                  </a>
                ))}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
