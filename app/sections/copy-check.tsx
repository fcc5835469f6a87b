import { useEffect, useRef, useState } from "react";
import type { RegisterWords } from "~/catalog/register-words";
import type { CopyAnswer } from "~/features/documents/check-copies";
import type { ShownDocument } from "~/features/documents/document";
import { todayInHonduras } from "~/lib/document-status";
import { buttonClass } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { SectionHeading } from "./section-heading";

type Words = RegisterWords["check"];

/** What tells the fingerprint of a file where there are no scripts. */
const COMMANDS = [
  { system: "Windows", before: "certutil -hashfile ", after: " SHA256" },
  { system: "macOS", before: "shasum -a 256 ", after: "" },
  { system: "Linux", before: "sha256sum ", after: "" },
] as const;

type Props = { documents: readonly ShownDocument[]; words: Words };

/**
 * Tells of files that a visitor chooses, or drops on the field, whether they are what we issued; they are read here and sent
 * nowhere.
 */
export function CopyCheck({ documents, words }: Props) {
  const [answers, setAnswers] = useState<readonly CopyAnswer[] | "checking">([]);
  const input = useRef<HTMLInputElement>(null);

  async function check(files: FileList) {
    if (files.length === 0) return;
    const copies = [...files];
    setAnswers("checking");
    try {
      const { checkCopies } = await import("~/features/documents/check-copies");
      setAnswers(await checkCopies(copies, documents, todayInHonduras(), words));
    } catch {
      // Its code cannot be had: offline, or a deploy since.
      setAnswers([{ name: "", kind: "failed", ...words.answers.failed }]);
    }
  }

  useEffect(() => {
    // What was chosen before the app had started.
    if (input.current?.files) void check(input.current.files);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the app has started
  }, []);

  return (
    <section id="copia" aria-labelledby="copia-titulo" className="copy-check wrap">
      <div>
        <SectionHeading
          id="copia-titulo"
          eyebrow={words.eyebrow}
          title={words.title}
          titleEnd={words.titleEnd}
        />
        <p className="mt-4 max-w-[52ch]">{words.lead}</p>
      </div>
      <div>
        <label className="copy-drop with-scripts">
          <input
            ref={input}
            type="file"
            multiple
            accept=".pdf,application/pdf"
            onChange={({ target }) => {
              if (target.files) void check(target.files);
            }}
          />
          <span className={buttonClass()}>{words.choose}</span>
          <span className="text-muted">{words.drop}</span>
        </label>
        <div role="status" className="copy-answers">
          {answers === "checking" ? <p>{words.checking}</p> : <Answers answers={answers} open={words.open} />}
        </div>
        <p className="copy-check-proves">{words.proves}</p>
      </div>
      <Commands {...words.commands} />
    </section>
  );
}

const ICONS: Partial<Record<CopyAnswer["kind"], IconName>> = {
  current: "check",
  superseded: "clock",
  expired: "clock",
  withdrawn: "ban",
};

function Answers({ answers, open }: { answers: readonly CopyAnswer[]; open: string }) {
  return (
    <ul>
      {answers.map(({ name, kind, title, of, text, url }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two files of one name can be dropped at once
        <li key={index} className="copy-answer" data-kind={kind}>
          <Icon name={ICONS[kind] ?? "close"} />
          <div>
            {name ? <p className="copy-name">{name}</p> : null}
            <h3>{title}</h3>
            {of ? (
              <p>
                <span lang={of.lang}>{of.title}</span> · {of.version}
              </p>
            ) : null}
            <p>
              {text}{" "}
              {url ? (
                <a href={url} className="text-link">
                  {open}
                </a>
              ) : null}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Commands({ title, lead, file }: Words["commands"]) {
  return (
    <div className="copy-commands">
      <h3>{title}</h3>
      <p className="text-muted">{lead}</p>
      <dl>
        {COMMANDS.map(({ system, before, after }) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <code>
                {before}
                <i>{file}</i>
                {after}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
