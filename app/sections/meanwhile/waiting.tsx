import { SectionHeading } from "../section-heading";

/** The one sentence of a page whose text is yet to come (spec 2, "Corporate pages"), and that it is yet to come. */
export type Placeholder = { text: string; label: string };

type HeadingProps = {
  placeholder: Placeholder;
  id: string;
  /** Of what stands there meanwhile. */
  words: { eyebrow: string; title: string; titleEnd: string };
};

/** How the body of such a page begins: the heading of what stands there meanwhile, and below it the sentence. */
export function WaitingHeading({ placeholder, id, words }: HeadingProps) {
  return (
    <div className="waiting-heading">
      <SectionHeading id={id} eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
      <div className="waiting">
        <p className="eyebrow">{placeholder.label}</p>
        <p>{placeholder.text}</p>
      </div>
    </div>
  );
}
