import { useSyncExternalStore } from "react";
import type { RegisterWords } from "~/catalog/register-words";
import { statusOn, todayInHonduras } from "~/lib/document-status";
import { fill, fillCount } from "~/lib/fill";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { statusText, type DocumentVersion, type ShownDocument } from "./document";

type Words = Pick<
  RegisterWords,
  "version" | "issued" | "open" | "fingerprint" | "older" | "status" | "languages"
>;

/** Documents, and what is said of them. */
export type DocumentListContent = {
  documents: readonly ShownDocument[];
  /** The day of the build. Without scripts the page shows the status of this day. */
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
    <ul className="mt-12 desktop:grid desktop:grid-cols-2 desktop:gap-x-16">
      {documents.map((document) => {
        const { id, title, lang, area, url, facts, versions } = document;
        const [newest, ...older] = versions;
        if (!newest) return null;
        return (
          <li
            key={id}
            id={id}
            className="grid gap-2 border-t border-husk-300 py-4 target:-mx-4 target:rounded-card target:bg-tint-fruit target:px-4"
          >
            <div className="flex items-baseline justify-between gap-6">
              <h3 id={`${id}-titulo`} className="font-display text-lg leading-[1.2]" lang={lang}>
                {title}
              </h3>
              <Open id={id} url={url} lang={lang}>
                {words.open}
              </Open>
            </div>
            <p className="text-sm text-muted">{[words.languages[lang], area, newest.size].join(" · ")}</p>
            <Version document={document} version={newest} today={today} words={words} />
            {facts.length > 0 ? (
              <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
                {facts.map(({ name, value }) => (
                  <div key={name}>
                    <dt className="text-muted">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
            {older.length > 0 ? (
              <details>
                <summary className="w-fit py-1 text-sm text-link">
                  {fillCount(words.older, older.length)}
                </summary>
                {older.map((version) => (
                  <div key={version.number} className="grid gap-2 border-l-2 border-husk-300 pl-4">
                    <Version document={document} version={version} today={today} words={words} />
                    <Open id={id} url={version.url} lang={lang} version={version.number}>
                      {words.open}
                    </Open>
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

/** Which version it is, how it stands today, and the fingerprint of its file, which is folded up to the desktop. */
function Version({ document, version, today, words }: PartProps & { today: string }) {
  const status = statusOn(today, version.validity);
  const isCurrent = status === "current";
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
      <p className="max-tablet:w-full">
        <b id={`${document.id}-v${version.number}`}>{fill(words.version, { number: version.number })}</b>{" "}
        <time dateTime={version.date}>{fill(words.issued, { day: version.day })}</time>
      </p>
      <p
        data-status={status}
        className={classNames(
          "flex items-baseline gap-2 rounded-full px-3 py-1 leading-[1.3] max-tablet:order-1",
          isCurrent ? "bg-tint-leaf" : "bg-tint-clay",
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(
            "size-[9px] flex-none rotate-45",
            isCurrent ? "rounded-[0_50%_50%_50%] bg-palm-500" : "rounded-[2px] bg-fruit-600",
          )}
        />
        {statusText(status, document, words.status)}
      </p>
      <details className="group folded-below-desktop text-xs text-muted max-tablet:flex-1 tablet:w-full">
        <summary className="flex min-h-8 w-fit items-center gap-2 font-semibold">
          {words.fingerprint}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <p>
          <span className="mr-2 font-semibold">{words.fingerprint}</span>{" "}
          <code className="font-mono text-xs wrap-anywhere">{version.sha256}</code>
        </p>
      </details>
    </div>
  );
}

type OpenProps = { id: string; url: string; lang: "es" | "en"; version?: number; children: string };

/** Opens a file; its name says of which document, and of which version. */
function Open({ id, url, lang, version, children }: OpenProps) {
  const own = `${id}-abrir${version ?? ""}`;
  const names = [own, `${id}-titulo`, ...(version === undefined ? [] : [`${id}-v${version}`])];
  return (
    <a id={own} href={url} hrefLang={lang} aria-labelledby={names.join(" ")} className="flex-none text-link">
      {children}
    </a>
  );
}
