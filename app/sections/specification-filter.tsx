import { Icon } from "~/ui/icon";
import type { SpecificationProduct } from "./specification-table";

type Props = {
  products: readonly SpecificationProduct[];
  /** Kinds of use, each with the numbers of the products that it leaves out. */
  uses: readonly { kind: string; name: string; hides: readonly number[] }[];
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

/**
 * Chooses products, a use and units. It needs no scripts: specification.css reads what is chosen. As a form of a dialog it
 * is never sent anywhere, and its button sets everything back.
 */
export function SpecificationFilter({ products, uses, words }: Props) {
  return (
    <form method="dialog" aria-label={words.title} className="specification-filter">
      <fieldset>
        <legend>{words.products}</legend>
        <div className="specification-choices">
          {products.map(({ number, short }) => (
            <label key={number} data-choice={number}>
              <input type="checkbox" data-shows={number} defaultChecked />
              {short}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="uso">{words.use}</label>
        <div className="specification-select">
          <select id="uso">
            <option value="">{words.allUses}</option>
            {uses.map(({ kind, name, hides }) => (
              <option key={kind} value={kind} data-hides={hides.join(" ")}>
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
          <label>
            <input type="radio" name="unidades" value="metric" defaultChecked />
            {words.metric}
          </label>
          <label>
            <input type="radio" name="unidades" value="trade" data-trade />
            {words.trade}
          </label>
        </div>
      </fieldset>
      <p className="specification-trade-note">{words.tradeNote}</p>
      <p className="specification-nothing">
        {words.nothing}
        <button type="reset" className="button button-outline">
          {words.reset}
        </button>
      </p>
    </form>
  );
}
