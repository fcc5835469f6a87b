import { useSyncExternalStore } from "react";
import type { documentRegister, IssuedDocument } from "~/catalog/documents/register";
import { longDay } from "~/lib/calendar-day";
import { classNames } from "~/lib/class-names";
import { fileSize } from "~/lib/file-size";
import { fill, fillCount } from "~/lib/fill";
import { todayInHonduras } from "~/lib/honduras-time";
import { Icon } from "~/ui/icon";
import { fillStatus, statusOn } from "./document-status";

type Register = ReturnType<typeof documentRegister>;

type Words = Omit<Register["words"], "check" | "elsewhere">;

type Props = Pick<Register, "documents" | "builtOn"> & { words: Words };

const never = () => () => {};

/** Documents with the current status and the file hash of each version; without JavaScript, with that of the build. */
export function DocumentList({ documents, builtOn, words }: Props) {
  const today = useSyncExternalStore(
    never,
    () => todayInHonduras(),
    () => builtOn,
  );
  return (
    <ul className="mt-12 desktop:grid desktop:grid-cols-2 desktop:gap-x-16">
      {documents.map((document) => {
        const { id, title, lang, area, url, certificate, versions } = document;
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
            <p className="text-sm text-muted">
              {[words.languages[lang], area, fileSize(newest.bytes)].join(" · ")}
            </p>
            <Version document={document} version={newest} today={today} words={words} />
            {certificate ? (
              <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
                {(["type", "number", "body", "scope"] as const).map((key) => (
                  <div key={key}>
                    <dt className="text-muted">{words.certificate[key]}</dt>
                    <dd>{certificate[key]}</dd>
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
                  <div key={version.version} className="grid gap-2 border-l-2 border-husk-300 pl-4">
                    <Version document={document} version={version} today={today} words={words} />
                    <Open
                      url={version.url}
                      document={document}
                      label={words.open}
                      version={fill(words.version, { number: version.version })}
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
  document: IssuedDocument;
  version: IssuedDocument["versions"][number];
  today: string;
  words: Words;
};

/** The hash is folded on small screens. */
function Version({ document, version, today, words }: VersionProps) {
  const status = statusOn(today, document, version.version);
  const isCurrent = status === "current";
  const isLimited = isCurrent && document.validUntil !== undefined;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
      <p className="max-tablet:w-full">
        <b>{fill(words.version, { number: version.version })}</b>{" "}
        <time dateTime={version.date}>{fill(words.issued, { day: longDay(version.date) })}</time>
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

type OpenProps = { url: string; document: IssuedDocument; label: string; version?: string };

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
