import { useRef, useState } from "react";
import type { RegisteredDocument } from "~/catalog/content/document-register";
import type { DocumentRegister } from "~/catalog/technical-documents/register";
import { checkCopy, type Finding } from "~/features/documents/check-copy";
import { longDay } from "~/lib/calendar-day";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { todayInHonduras } from "~/lib/honduras-time";
import { SectionHeading } from "~/sections/section-heading";
import { buttonClass } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { useAfterHydration } from "~/ui/use-after-hydration";

type Words = DocumentRegister["words"]["check"];

/** Commands that print the hash of a file. */
const COMMANDS = {
  Windows: "certutil -hashfile {file} SHA256",
  macOS: "shasum -a 256 {file}",
  Linux: "sha256sum {file}",
};

type Answer = { name: string; finding: Finding };

type Props = { documents: readonly RegisteredDocument[]; words: Words };

/** Checks chosen or dropped files against the register. Files stay in the browser. */
export function CopyCheck({ documents, words }: Props) {
  const [answers, setAnswers] = useState<readonly Answer[] | "checking">([]);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<unknown>(null);

  async function check(field: HTMLInputElement) {
    if (!field.files?.length) return;
    setAnswers("checking");
    const today = todayInHonduras();
    const checks = [...field.files].map(async (file) => ({
      name: file.name,
      finding: await checkCopy(file, documents, today),
    }));
    latest.current = checks;
    // So that the same file can be chosen again.
    field.value = "";
    const found = await Promise.all(checks);
    // Other files may have been chosen while a large one was read.
    if (latest.current === checks) setAnswers(found);
  }

  // Picks up files that were chosen before hydration.
  useAfterHydration(() => {
    if (input.current) void check(input.current);
  });

  return (
    <section
      id="copia"
      aria-labelledby="copia-titulo"
      className="wrap mb-section grid grid-cols-1 gap-x-16 gap-y-8 rounded-card rounded-tl-leaf rounded-br-leaf bg-husk-100 p-band desktop:grid-cols-2 desktop:grid-rows-[auto_1fr]"
    >
      <div>
        <SectionHeading id="copia-titulo" {...words} />
        <p className="mt-4 max-w-[52ch]">{words.lead}</p>
      </div>
      <div className="flex flex-col desktop:col-start-2 desktop:row-span-2">
        <label
          className={classNames(
            "relative flex grow flex-col items-center justify-center gap-3 px-6 py-16 text-center print:hidden noscript:hidden",
            "rounded-card border border-dashed border-line bg-field hover:border-palm-700",
            "has-focus-visible:outline-2",
          )}
        >
          {/* Covers the label, so that files can be dropped on it. */}
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            ref={input}
            type="file"
            multiple
            accept=".pdf,application/pdf"
            onChange={({ target }) => void check(target)}
          />
          <span className={buttonClass()}>{words.choose}</span>
          <span className="text-muted max-desktop:hidden">{words.drop}</span>
        </label>
        <div role="status">
          {answers === "checking" ? (
            <p className="mt-4">{words.checking}</p>
          ) : (
            <Answers answers={answers} words={words} />
          )}
        </div>
        <p className="mt-4 text-sm text-muted">{words.proves}</p>
      </div>
      <div className="text-base">
        <h3 className="mb-2">{words.commands.title}</h3>
        <p className="text-muted">{words.commands.lead}</p>
        <Facts
          className="mt-4"
          facts={Object.entries(COMMANDS).map(([label, command]) => ({
            label,
            value: <code className="font-mono text-sm">{fill(command, { file: words.commands.file })}</code>,
          }))}
        />
      </div>
    </section>
  );
}

function Answers({ answers, words }: { answers: readonly Answer[]; words: Words }) {
  return (
    <ul>
      {answers.map(({ name, finding: { issued, ...status } }, index) => {
        const { title, text } = words.answers[status.kind];
        return (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two dropped files can have the same name
            key={index}
            className={`mt-3 grid gap-1 rounded-card p-4 text-base ${status.kind === "current" ? "bg-tint-leaf" : "bg-tint-clay"}`}
          >
            <p className="text-sm text-muted">{name}</p>
            <h3>{title}</h3>
            {issued ? (
              <p>
                <span lang={issued.document.lang}>{issued.document.title}</span> ·{" "}
                {fill(words.of, { number: issued.version.version, day: longDay(issued.version.date) })}
              </p>
            ) : null}
            <p>
              {fill(text, status)}{" "}
              {issued && status.kind === "superseded" ? (
                <a href={issued.document.url} className="text-link">
                  {words.open}
                </a>
              ) : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
