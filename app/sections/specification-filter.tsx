import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import {
  EVERYTHING,
  FIELDS,
  isChosen,
  isLeftOut,
  readChoice,
  type Choice,
  type Use,
} from "./specification-choice";
import type { SpecificationProduct } from "./specification-table";

type Props = {
  products: readonly SpecificationProduct[];
  uses: readonly Use[];
  choice: Choice;
  onChoose: (choice: Choice) => void;
  words: {
    title: string;
    products: string;
    use: string;
    allUses: string;
    units: string;
    metric: string;
    trade: string;
    tradeNote: string;
    nothing: string;
    reset: string;
  };
};

/** Chooses products, a use and units. The browser keeps the fields, so a choice made before hydration counts too. */
export function SpecificationFilter({ products, uses, choice, onChoose, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (form.current) onChoose(readChoice(new FormData(form.current), products));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- only once, for what the browser or an early visitor has filled in
  useEffect(choose, []);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={words.title}
      className="specification-filter with-scripts"
      onChange={choose}
      onReset={() => onChoose(EVERYTHING)}
    >
      <fieldset>
        <legend>{words.products}</legend>
        <div className="specification-choices">
          {products.map(({ id, short }) => (
            <label key={id} data-left-out={isLeftOut(choice, uses, id) || undefined}>
              <input type="checkbox" name={FIELDS.products} value={id} defaultChecked />
              {short}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="uso">{words.use}</label>
        <div className="specification-select">
          <select id="uso" name={FIELDS.use}>
            <option value="">{words.allUses}</option>
            {uses.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      </div>
      <fieldset>
        <legend>{words.units}</legend>
        <div className="specification-units">
          {(["metric", "trade"] as const).map((units) => (
            <label key={units}>
              <input
                type="radio"
                name={FIELDS.units}
                value={units}
                defaultChecked={units === EVERYTHING.units}
              />
              {words[units]}
            </label>
          ))}
        </div>
      </fieldset>
      <p hidden={choice.units === "metric"}>{words.tradeNote}</p>
      <p hidden={products.some(({ id }) => isChosen(choice, uses, id))} className="specification-nothing">
        {words.nothing}
        <Button type="reset">{words.reset}</Button>
      </p>
    </form>
  );
}
