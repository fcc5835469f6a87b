import { useSyncExternalStore } from "react";
import type { RegisterWords } from "~/catalog/register-words";
import { statusOn } from "~/lib/document-status";
import { todayInHonduras } from "~/lib/honduras-time";
import { fill, fillCount } from "~/lib/fill";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { fillStatus } from "./fill-status";
import type { ShownDocument } from "./register.server";

type Words = Omit<RegisterWords, "check" | "elsewhere">;

export type DocumentListContent = {
  documents: readonly ShownDocument[];
  /** The build date; without JavaScript the page shows the status of this day. */
  builtOn: string;
  words: Words;
};

const never = () => () => {};

/** Today in Honduras; the build date in prerendered HTML. */
const useToday = (builtOn: string) =>
  useSyncExternalStore(
    never,
    () => todayInHonduras(),
    () => builtOn,
  );

/** Documents with the current status and the file hash of each version. */
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
              <h3 className="font-display text-lg leading-tight" lang={lang}>
                {title}
              </h3>
              <Open url={url} document={document} label={words.open} />
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
                    <Open
                      url={version.url}
                      document={document}
                      label={words.open}
                      version={fill(words.version, { number: version.number })}
                    />
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

type VersionProps = {
  document: ShownDocument;
  version: ShownDocument["versions"][number];
  today: string;
  words: Words;
};

/** The hash is folded on small screens. */
function Version({ document, version, today, words }: VersionProps) {
  const status = statusOn(today, version.validity);
  const isCurrent = status === "current";
  const isLimited = isCurrent && document.days.expired !== undefined;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
      <p className="max-tablet:w-full">
        <b>{fill(words.version, { number: version.number })}</b>{" "}
        <time dateTime={version.date}>{fill(words.issued, { day: version.day })}</time>
      </p>
      <p
        data-status={status}
        className={classNames(
          "flex items-baseline gap-2 rounded-full px-3 py-1 leading-tight max-tablet:order-1",
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
        {fillStatus(words.status[isLimited ? "until" : status], status, document)}
      </p>
      <details className="group text-xs text-muted max-tablet:flex-1 tablet:w-full desktop:unfolded print:unfolded">
        <summary className="flex min-h-8 w-fit items-center gap-2 font-semibold">
          {words.fingerprint}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </summary>
        <p>
          <span className="mr-2 font-semibold">{words.fingerprint}</span>{" "}
          <code className="font-mono text-xs">{version.sha256}</code>
        </p>
      </details>
    </div>
  );
}

type OpenProps = { url: string; document: ShownDocument; label: string; version?: string };

/** A link to a document's file. */
function Open({ url, document: { title, lang }, label, version }: OpenProps) {
  return (
    <a href={url} hrefLang={lang} className="flex-none text-link">
      {label}
      <span className="sr-only">
        {" "}
        <span lang={lang}>{title}</span> {version}
      </span>
    </a>
  );
}
