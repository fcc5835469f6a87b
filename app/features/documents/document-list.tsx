import type { DocumentRegister } from "~/catalog/technical-documents/register";
import type { IssuedVersion, RegisteredDocument } from "~/catalog/content/document-register";
import { longDay } from "~/lib/calendar-day";
import { fileSize } from "~/lib/file-size";
import { fill, fillCount } from "~/lib/fill";
import { todayInHonduras } from "~/lib/honduras-time";
import { Icon } from "~/ui/icon";
import { useBrowserValue } from "~/ui/use-browser-value";
import { statusOn } from "./document-status";

/** Lists documents with each version's file hash and status. Without JavaScript, the status is that of the build day. */
export function DocumentList({ documents, builtOn, words }: DocumentRegister) {
  const today = useBrowserValue(() => todayInHonduras(), builtOn);
  const renderLink = ({ title, lang }: RegisteredDocument, url: string, version = "") => (
    <a href={url} hrefLang={lang} className="flex-none justify-self-start text-link">
      {words.open}
      <span className="sr-only">
        {" "}
        <span lang={lang}>{title}</span> {version}
      </span>
    </a>
  );
  const renderVersion = (document: RegisteredDocument, { version, date, sha256 }: IssuedVersion) => {
    const status = statusOn(today, document, version);
    const isCurrent = status.kind === "current";
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm tablet:text-base">
        <p className="max-tablet:w-full">
          <b>{fill(words.version, { number: version })}</b>{" "}
          <time dateTime={date}>{fill(words.issued, { day: longDay(date) })}</time>
        </p>
        <details className="text-xs text-muted open:w-full desktop:order-1 desktop:unfolded desktop:w-full print:unfolded">
          <summary className="flex items-center gap-1 py-1 font-semibold">
            {words.fingerprint}
            <Icon name="chevron-down" className="size-4" />
          </summary>
          <span className="mr-2 font-semibold max-desktop:hidden">{words.fingerprint}</span>{" "}
          <code className="font-mono">{sha256}</code>
        </details>
        <p className={`rounded-full px-3 py-1 leading-tight ${isCurrent ? "bg-tint-leaf" : "bg-tint-clay"}`}>
          {fill(words.status[isCurrent && status.day ? "until" : status.kind], status)}
        </p>
      </div>
    );
  };
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
            className="grid gap-2 border-t border-husk-300 py-4 target:-mx-4 target:bg-tint-fruit target:px-4"
          >
            <div className="flex items-baseline justify-between gap-6">
              <h3 className="font-display text-lg leading-tight" lang={lang}>
                {title}
              </h3>
              {renderLink(document, url)}
            </div>
            <p className="text-sm text-muted tablet:text-base">
              {[words.languages[lang], area, fileSize(newest.bytes)].join(" · ")}
            </p>
            {renderVersion(document, newest)}
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
                    {renderVersion(document, version)}
                    {renderLink(document, version.url, fill(words.version, { number: version.version }))}
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
