import { fill } from "~/lib/fill";
import { figureText } from "~/lib/figure";
import { quoteWords as words } from "~/words/quote";
import { faultAttributes, QuoteFault } from "./quote-field";
import { amountOf, type QuoteParameter } from "./quote-text";

type Props = {
  /** Begins the ids of its controls. */
  base: string;
  parameters: readonly QuoteParameter[];
  wanted: Readonly<Record<string, string>>;
  faultOf: (control: string) => string | undefined;
  onChange: (wanted: Readonly<Record<string, string>>) => void;
};

/** The parameters of a product: which of them matter, and with which value. */
export function QuoteSpecification({ base, parameters, wanted, faultOf, onChange }: Props) {
  function choose(id: string, isWanted: boolean) {
    const { [id]: _, ...others } = wanted;
    onChange(isWanted ? { ...others, [id]: "" } : others);
  }
  return (
    <fieldset className="quote-group">
      <legend>{words.labels.specification}</legend>
      <p className="quote-hint">{words.specificationHint}</p>
      {parameters.map((parameter) => {
        const value = wanted[parameter.id];
        const id = `${base}-wanted-${parameter.id}`;
        const fault = faultOf(`wanted-${parameter.id}`);
        return (
          <div key={parameter.id} className="quote-parameter">
            <label className="quote-choice">
              <input
                type="checkbox"
                checked={value !== undefined}
                onChange={(event) => choose(parameter.id, event.currentTarget.checked)}
              />
              <span>
                {parameter.name}
                <small>{[parameter.symbol, amountOf(parameter, words)].filter(Boolean).join(" · ")}</small>
              </span>
            </label>
            {value === undefined ? null : (
              <div className="field">
                <input
                  id={id}
                  aria-label={fill(words.wanted, { name: parameter.name })}
                  value={value}
                  maxLength={40}
                  autoComplete="off"
                  placeholder={figureText(parameter.value, words.figure)}
                  onChange={(event) => onChange({ ...wanted, [parameter.id]: event.currentTarget.value })}
                  {...faultAttributes(id, fault)}
                />
                <QuoteFault id={id} fault={fault} />
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
