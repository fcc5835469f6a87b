import { findWrittenPage } from "~/catalog/queries/written-pages";
import { DocumentList } from "~/features/documents/document-list";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";
import { RuledList } from "~/ui/ruled-list";
import { Agenda } from "./agenda";
import { Placeholder } from "./placeholder";
import { documentsOf, type DocumentRegister } from "~/catalog/technical-documents/register";
import type { Route } from "./+types/written-page";
import { corporateMeta } from "./corporate-meta";

export function loader({ pattern }: Route.LoaderArgs) {
  const page = findWrittenPage(pattern);
  if (!page) throw new Response(null, { status: 404 });
  return { ...page, documents: documentsOf(pattern) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

/** Beside the text on desktops. */
const BESIDE = "self-start desktop:top-below-header desktop:tall:sticky";

/** A page that the owner writes in Markdown, or its placeholder until it is published. */
export default function WrittenPage({ loaderData }: Route.ComponentProps) {
  const { page, text, placeholder, contentsTitle, agenda, documents, next } = loaderData;
  const register = documents ? <Register {...documents} /> : null;
  if (placeholder) {
    return (
      <>
        <PageHead content={page} />
        <Placeholder {...placeholder} />
        {register ? <div className="wrap pb-section">{register}</div> : null}
        <NextSteps {...next} />
      </>
    );
  }
  const contents = text?.contents ?? [];
  return (
    <>
      <PageHead content={page} />
      <div
        className={`wrap grid gap-12 py-section ${contents.length > 0 ? "desktop:grid-cols-1-2" : "desktop:grid-cols-2-1"}`}
      >
        {contents.length > 0 ? (
          <nav
            aria-label={contentsTitle}
            className={`${BESIDE} overflow-y-auto desktop:max-h-[calc(100dvh-var(--header)-72px)] print:hidden`}
          >
            <p className="mb-4 eyebrow">{contentsTitle}</p>
            <RuledList className="gap-x-12 leading-snug tablet:grid tablet:grid-cols-2 desktop:block desktop:text-sm">
              {contents.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="block py-2 hover:text-palm-700">
                    {title}
                  </a>
                </li>
              ))}
            </RuledList>
          </nav>
        ) : null}
        <div className="min-w-0">
          {agenda ? <Agenda {...agenda} /> : null}
          {text ? <Prose html={text.html} /> : null}
          {register}
          {contents.length > 0 ? <NextSteps {...next} className="mt-16" /> : null}
        </div>
        {contents.length > 0 ? null : <NextSteps {...next} className={BESIDE} />}
      </div>
    </>
  );
}

function Register(register: DocumentRegister) {
  const { title, check } = register.words.elsewhere;
  return (
    <section aria-labelledby="registro" className="mt-16">
      <h2 id="registro">{title}</h2>
      <DocumentList {...register} />
      <p className="mt-6">
        <Link to="/ficha-tecnica#copia" className="text-link">
          {check}
        </Link>
      </p>
    </section>
  );
}
