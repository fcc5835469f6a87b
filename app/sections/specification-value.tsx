import { Fragment } from "react";
import { AmountText, type Amount } from "./specification-amount";

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
export type Origin = { text: string; product?: { number: number; short: string } };

/** Words around the values. */
export type SpecificationWords = { none: string; sample: string; copy: string };

/** Methods or sources, none of whose numbers breaks at the end of a line. */
export function Origins({ origins }: { origins: readonly Origin[] }) {
  return origins.map(({ text, product }) => (
    <span key={`${product?.number} ${text}`} data-of={product?.number} className="specification-origin">
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

/** What is known, and whether it is a sample. */
export function Value({ value, words }: { value: SpecificationValue; words: SpecificationWords }) {
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
                  <AmountText amount={amount} />
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
      {isWords ? <span className="specification-words">{amount.text}</span> : <AmountText amount={amount} />}
      {note || mark ? (
        <small>
          {note ? <span>{note}</span> : null} {mark}
        </small>
      ) : null}
    </>
  );
}
