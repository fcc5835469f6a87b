import { Fragment } from "react";
import { AmountText, amountText, type Amount, type Units } from "./specification-amount";

/** What is known of a product: a value, or a list. */
export type SpecificationValue = {
  /** Whether it stands for what the company has yet to give. */
  isSample?: boolean;
} & (
  | {
      amount: Amount;
      /** Whether it is words, which are set as such. */
      isWords: boolean;
      /** What stands below it: how it is measured, and where it comes from. */
      note: string;
    }
  | { items: readonly { text: string; amount?: Amount | undefined }[] }
);

/** A method or a source: of one of the products, or of all. */
export type Origin = { text: string; product?: { id: string; short: string } };

/** Words around the values. */
export type SpecificationWords = { none: string; sample: string };

/** An origin on one line. */
export const originText = ({ text, product }: Origin) => (product ? `${product.short} ${text}` : text);

/** Methods or sources, none of whose numbers breaks at the end of a line. */
export function Origins({ origins }: { origins: readonly Origin[] }) {
  return origins.map(({ text, product }) => (
    <span key={`${product?.id} ${text}`} className="specification-origin">
      {product ? <span>{product.short} </span> : null}
      {text.split(" + ").map((part, index) => (
        <Fragment key={part}>
          {index > 0 ? " + " : ""}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </span>
  ));
}

/** Says that nobody should rely on a value yet. */
export function SampleMark({ word }: { word: string }) {
  return <span className="specification-sample">{word}</span>;
}

/** A value as it is copied, with its note. */
export function valueText(value: SpecificationValue, units: Units, sample: string) {
  const text =
    "items" in value
      ? value.items
          .map((item) => (item.amount ? `${item.text} ${amountText(item.amount, units)}` : item.text))
          .join("; ")
      : amountText(value.amount, units);
  const notes = ["items" in value ? "" : value.note, value.isSample ? sample : ""];
  return { text, note: notes.filter(Boolean).join(" · ") };
}

type Props = { value: SpecificationValue; units: Units; words: SpecificationWords };

/** What is known, and whether it is a sample. */
export function Value({ value, units, words }: Props) {
  const mark = value.isSample ? <SampleMark word={words.sample} /> : null;
  if ("items" in value) {
    return (
      <>
        <div className="specification-items">
          {value.items.map(({ text, amount }, index) => (
            <span key={text}>
              {text}
              {amount ? (
                <>
                  {" "}
                  <AmountText amount={amount} units={units} />
                </>
              ) : null}
              {index < value.items.length - 1 ? <span className="sr-only">; </span> : null}
            </span>
          ))}
        </div>
        {mark}
      </>
    );
  }
  const { amount, isWords, note } = value;
  return (
    <>
      {isWords ? (
        <span className="specification-words">{amount.text}</span>
      ) : (
        <AmountText amount={amount} units={units} />
      )}
      {note || mark ? (
        <small>
          {note ? <span>{note}</span> : null} {mark}
        </small>
      ) : null}
    </>
  );
}
