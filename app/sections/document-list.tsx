import { useSyncExternalStore } from "react";
import type { RegisterWords } from "~/catalog/register-words";
import { statusText, type DocumentVersion, type ShownDocument } from "~/features/documents/document";
import { statusOn, todayInHonduras } from "~/lib/document-status";
import { fill, fillCount } from "~/lib/fill";
import { Icon } from "~/ui/icon";

type Words = Pick<
  RegisterWords,
  "version" | "issued" | "open" | "fingerprint" | "older" | "status" | "languages"
>;

/** Documents, and what is said of them. */
export type DocumentListContent = {
  documents: readonly ShownDocument[];
  /** The day of the build: what holds by then stands in the page without scripts, too. */
  builtOn: string;
  words: Words;
};

const never = () => () => {};

/** The day in Honduras; in prerendered HTML the one on which it was made. */
const useToday = (builtOn: string) =>
  useSyncExternalStore(
    never,
    () => todayInHonduras(),
    () => builtOn,
  );

/** Documents with their versions, how each stands today, and the fingerprints of their files. */
export function DocumentList({ documents, builtOn, words }: DocumentListContent) {
  const today = useToday(builtOn);
  return (
    <ul className="documents">
      {documents.map((document) => {
        const { id, title, lang, area, url, facts, versions } = document;
        const [newest, ...older] = versions;
        if (!newest) return null;
        return (
          <li key={id} id={id} className="document">
            <h3 id={`${id}-titulo`} className="document-title" lang={lang}>
              {title}
            </h3>
            <p className="document-about">{[words.languages[lang], area, newest.size].join(" · ")}</p>
            <Standing document={document} version={newest} today={today} words={words} />
            <Open id={id} url={url} lang={lang}>
              {words.open}
            </Open>
            {facts.length > 0 ? (
              <dl className="document-facts">
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            <Fingerprint version={newest} words={words} />
            {older.length > 0 ? (
              <details className="document-older">
                <summary className="text-link">{fillCount(words.older, older.length)}</summary>
                {older.map((version) => (
                  <div key={version.number} className="document-version">
                    <Standing document={document} version={version} today={today} words={words} />
                    <Open id={id} url={version.url} lang={lang} version={version.number}>
                      {words.open}
                    </Open>
                    <Fingerprint version={version} words={words} />
                  </div>
                ))}
              </details>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

type PartProps = { document: ShownDocument; version: DocumentVersion; words: Words };

/** Which version it is, and how it stands today. */
function Standing({ document, version, today, words }: PartProps & { today: string }) {
  const status = statusOn(today, version.validity);
  return (
    <>
      <p className="document-issued">
        <b id={`${document.id}-v${version.number}`}>{fill(words.version, { number: version.number })}</b>{" "}
        <time dateTime={version.date}>{fill(words.issued, { day: version.day })}</time>
      </p>
      <p className="document-status" data-status={status}>
        {statusText(status, document, words.status)}
      </p>
    </>
  );
}

/** Folded up to the desktop, where it takes lines that few compare there. */
function Fingerprint({ version: { sha256 }, words }: Pick<PartProps, "version" | "words">) {
  return (
    <details className="document-fingerprint folded-below-desktop">
      <summary>
        {words.fingerprint}
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <p>
        <span>{words.fingerprint}</span> <code>{sha256}</code>
      </p>
    </details>
  );
}

type OpenProps = { id: string; url: string; lang: "es" | "en"; version?: number; children: string };

/** Opens a file; its name says of which document, and of which version. */
function Open({ id, url, lang, version, children }: OpenProps) {
  const own = `${id}-abrir${version ?? ""}`;
  const names = [own, `${id}-titulo`, ...(version === undefined ? [] : [`${id}-v${version}`])];
  return (
    <a
      id={own}
      href={url}
      hrefLang={lang}
      aria-labelledby={names.join(" ")}
      className="document-open text-link"
    >
      {children}
    </a>
  );
}
