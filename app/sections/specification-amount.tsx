/** A value with its unit, and in that of the trade where it has another one. */
export type Amount = { text: string; unit: string; trade?: { text: string; unit: string } };

/** A system of units. */
export type Units = "metric" | "trade";

const amountIn = ({ trade, ...metric }: Amount, units: Units) => (units === "trade" && trade) || metric;

/** An amount on one line. */
export function amountText(amount: Amount, units: Units): string {
  const { text, unit } = amountIn(amount, units);
  return unit ? `${text} ${unit}` : text;
}

/** A figure and its unit; without scripts, in both systems. */
export function AmountText({ amount, units }: { amount: Amount; units: Units }) {
  const { text, unit } = amountIn(amount, units);
  return (
    <>
      <span className="specification-amount">
        <b>{text}</b>
        {unit ? (
          <>
            {" "}
            <span>{unit}</span>
          </>
        ) : null}
      </span>
      {amount.trade && units === "metric" ? (
        <span className="without-scripts" data-mdast="ignore">
          {` (${amountText(amount, "trade")})`}
        </span>
      ) : null}
    </>
  );
}
