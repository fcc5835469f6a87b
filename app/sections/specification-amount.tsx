import { classNames } from "~/lib/class-names";

/** A value with its unit, and in that of the trade where it has another one. */
export type Amount = { text: string; unit: string; trade?: { text: string; unit: string } };

/** A figure and its unit; the page's style shows one of two. */
export function AmountText({ amount: { text, unit, trade } }: { amount: Amount }) {
  if (!trade) return <AmountIn text={text} unit={unit} />;
  return (
    <>
      <AmountIn text={text} unit={unit} system="unit-metric" />
      <AmountIn {...trade} system="unit-trade" />
    </>
  );
}

function AmountIn({ text, unit, system }: { text: string; unit: string; system?: string }) {
  return (
    <span
      className={classNames("specification-amount", system)}
      // Programs that read the page as Markdown see the values of the source.
      data-mdast={system === "unit-trade" ? "ignore" : undefined}
    >
      <b>{text}</b>
      {unit ? (
        <>
          {" "}
          <span>{unit}</span>
        </>
      ) : null}
    </span>
  );
}
