import { useEffect, useRef } from "react";
import { classNames } from "~/lib/class-names";
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

const LABEL = "mb-2 block text-sm leading-[1.3] font-semibold";
const NOTE = "col-span-full max-w-[70ch] text-sm text-muted";

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
      className="with-scripts mt-8 grid grid-cols-[minmax(0,1fr)] justify-between gap-x-12 gap-y-4 rounded-card bg-husk-100 p-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:p-8 desktop:grid-cols-[auto_minmax(180px,260px)_auto]"
      onChange={choose}
      onReset={() => onChoose(EVERYTHING)}
    >
      <fieldset className="tablet:max-desktop:col-span-full">
        <legend className={LABEL}>{words.products}</legend>
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[repeat(4,auto)]">
          {products.map(({ id, short }) => (
            <label
              key={id}
              className={classNames(
                "flex min-h-[50px] cursor-pointer items-center gap-2 rounded-full border border-line pr-4 pl-3 text-base font-medium hover:border-palm-900 has-checked:border-palm-700 has-checked:bg-field",
                isLeftOut(choice, uses, id) && "has-checked:border-dashed has-checked:line-through",
              )}
            >
              <input
                type="checkbox"
                className="size-[18px] accent-palm-700"
                name={FIELDS.products}
                value={id}
                defaultChecked
              />
              {short}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="uso" className={LABEL}>
          {words.use}
        </label>
        <div className="relative">
          <select
            id="uso"
            name={FIELDS.use}
            className="h-[50px] w-full cursor-pointer appearance-none rounded-full border border-line bg-field pr-12 pl-4 text-base font-medium"
          >
            <option value="">{words.allUses}</option>
            {uses.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-[13px] right-4" />
        </div>
      </div>
      <fieldset>
        <legend className={LABEL}>{words.units}</legend>
        <div className="flex w-fit rounded-full border border-line bg-field p-1">
          {(["metric", "trade"] as const).map((units) => (
            <label
              key={units}
              className="relative flex h-11 cursor-pointer items-center rounded-full px-4 text-base font-medium whitespace-nowrap has-checked:bg-palm-700 has-checked:text-white"
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none rounded-full -outline-offset-[5px] checked:[--focus:#fff]"
                name={FIELDS.units}
                value={units}
                defaultChecked={units === EVERYTHING.units}
              />
              {words[units]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={NOTE} hidden={choice.units === "metric"}>
        {words.tradeNote}
      </p>
      <p
        className={`${NOTE} grid justify-items-start gap-4`}
        hidden={products.some(({ id }) => isChosen(choice, uses, id))}
      >
        {words.nothing}
        <Button type="reset">{words.reset}</Button>
      </p>
    </form>
  );
}
