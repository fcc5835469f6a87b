import { useState } from "react";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import { faultAttributes, QuoteField, QuoteSelect } from "./quote-field";
import { QuoteSpecification } from "./quote-specification";
import { monthName, monthsFrom, productOf, withProduct, type Quote } from "./quote-text";

type Props = {
  /** Begins the ids of the controls; their names follow, which faults have, too. */
  base: string;
  quote: Quote;
  /** What is wrong with a control. */
  faultOf: (control: string) => string | undefined;
  onChange: (changes: Partial<Quote>) => void;
};

/** The entries of a list of words, each with its name. */
const entriesOf = <Name extends string>(names: Readonly<Record<Name, string>>) => {
  const isName = (name: string): name is Name => Object.hasOwn(names, name);
  return Object.keys(names)
    .filter(isName)
    .map((name) => [name, names[name]] as const);
};

const units = entriesOf(words.units);
const incoterms = entriesOf(words.incoterms);

/** Everything that a quote can say; packaging and specification come with the product. */
export function QuoteFields({ base, quote, faultOf, onChange: change }: Props) {
  const [months] = useState(() => monthsFrom(new Date()));
  const chosen = productOf(quote, quoteProducts);
  const input = (control: "quantity" | "place", hint: string) => {
    const id = `${base}-${control}`;
    return (
      <QuoteField id={id} label={words.labels[control]} fault={faultOf(control)}>
        <input
          id={id}
          value={quote[control]}
          maxLength={80}
          autoComplete="off"
          inputMode={control === "quantity" ? "decimal" : "text"}
          placeholder={hint}
          onChange={(event) => change({ [control]: event.currentTarget.value })}
          {...faultAttributes(id, faultOf(control))}
        />
      </QuoteField>
    );
  };

  return (
    <>
      <QuoteSelect
        id={`${base}-product`}
        label={words.labels.product}
        fault={faultOf("product")}
        value={chosen?.id ?? ""}
        open={words.choose}
        options={quoteProducts.map(({ id, name }) => [id, name])}
        onChange={(id) => change(withProduct(quote, id, quoteProducts))}
      />
      <div className="quote-pair">
        {input("quantity", words.quantityHint)}
        <QuoteSelect
          id={`${base}-unit`}
          label={words.labels.unit}
          value={quote.unit}
          options={units}
          onChange={(unit) => change({ unit: units.find(([each]) => each === unit)?.[0] ?? "t" })}
        />
      </div>
      {chosen ? (
        <QuoteSelect
          id={`${base}-packaging`}
          label={words.labels.packaging}
          value={quote.packaging}
          open={words.later}
          options={chosen.packagings.map((name) => [name, name])}
          onChange={(packaging) => change({ packaging })}
        />
      ) : null}
      <div className="quote-pair">
        <QuoteSelect
          id={`${base}-incoterm`}
          label={words.labels.incoterm}
          fault={faultOf("incoterm")}
          value={quote.incoterm}
          open={words.later}
          options={incoterms.map(([code, name]) => [code, `${code} – ${name}`])}
          onChange={(code) => change({ incoterm: incoterms.find(([each]) => each === code)?.[0] ?? "" })}
        />
        {input("place", words.placeHint)}
      </div>
      <QuoteSelect
        id={`${base}-month`}
        label={words.labels.month}
        value={quote.month}
        open={words.later}
        options={months.map((month) => [month, monthName(month)])}
        onChange={(month) => change({ month })}
      />
      {chosen ? (
        <QuoteSpecification
          base={base}
          parameters={chosen.parameters}
          wanted={quote.wanted}
          faultOf={faultOf}
          onChange={(wanted) => change({ wanted })}
        />
      ) : null}
      <fieldset className="quote-group quote-papers">
        <legend>{words.labels.documents}</legend>
        {words.papers.map((paper) => (
          <label key={paper} className="quote-choice">
            <input
              type="checkbox"
              checked={quote.documents.includes(paper)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  documents: words.papers.filter((each) =>
                    each === paper ? checked : quote.documents.includes(each),
                  ),
                })
              }
            />
            {paper}
          </label>
        ))}
      </fieldset>
      <fieldset className="quote-group">
        <legend>{words.labels.sample}</legend>
        <label className="quote-choice">
          <input
            type="checkbox"
            checked={quote.sample}
            onChange={(event) => change({ sample: event.currentTarget.checked })}
          />
          {words.sampleText}
        </label>
      </fieldset>
    </>
  );
}
