import { classNames } from "~/lib/class-names";
import { Mark } from "~/ui/mark";
import { SectionHeading } from "../section-heading";

/** The one sentence of a page whose text is yet to come (spec 2, "Corporate pages"), and that it is yet to come. */
export type Placeholder = { text: string; label: string };

/** The sentence, on a sheet of paper that lies on two others. */
export function Waiting({ text, label, className }: Placeholder & { className?: string }) {
  return (
    <div className={classNames("waiting", className)}>
      <p className="eyebrow text-palm-700!">
        <Mark />
        {label}
      </p>
      <p className="waiting-words">{text}</p>
    </div>
  );
}

type HeadingProps = {
  placeholder: Placeholder;
  id: string;
  /** Of what stands there meanwhile. */
  words: { eyebrow: string; title: string; titleEnd: string };
};

/** How the body of such a page begins: the sentence, and beside it the heading of what stands there meanwhile. */
export function WaitingHeading({ placeholder, id, words }: HeadingProps) {
  return (
    <div className="waiting-heading">
      <Waiting {...placeholder} />
      <SectionHeading id={id} eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
    </div>
  );
}
