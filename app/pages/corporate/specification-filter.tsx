import { useEffect, useRef } from "react";
import { classNames } from "~/lib/class-names";
import { Button } from "~/ui/button";
import { FIELD_LABEL } from "~/ui/field";
import { SelectField } from "~/ui/field";
import type { SpecificationContent } from "./specification";
import type { Units } from "./specification-value";

/** `use` is empty for all uses. */
type Choice = { unticked: readonly string[]; use: string; units: Units };

export const EVERYTHING: Choice = { unticked: [], use: "", units: "metric" };

type Products = readonly { id: string; uses: readonly string[] }[];

const isFilteredOut = ({ use }: Choice, { uses }: Products[number]) => use !== "" && !uses.includes(use);

export const chosenIds = (choice: Choice, products: Products): ReadonlySet<string> =>
  new Set(
    products
      .filter((product) => !choice.unticked.includes(product.id) && !isFilteredOut(choice, product))
      .map(({ id }) => id),
  );

type Props = { content: SpecificationContent; choice: Choice; onChoose: (choice: Choice) => void };

const NOTE = "col-span-full max-w-[68ch] text-sm text-muted";

/** Filters products and use, and switches units. Reads the fields once on mount, since they may have been set before hydration. */
export function SpecificationFilter({ content, choice, onChoose }: Props) {
  const { products, uses } = content;
  const words = content.words.filter;
  const form = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const ticked = fields.getAll("productos");
    const use = fields.get("uso");
    onChoose({
      unticked: products.map(({ id }) => id).filter((id) => !ticked.includes(id)),
      use: typeof use === "string" ? use : "",
      units: fields.get("unidades") === "trade" ? "trade" : "metric",
    });
  };
  // oxlint-disable-next-line react/exhaustive-deps -- only on mount, for fields set before hydration
  useEffect(choose, []);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={words.title}
      className="mt-8 grid justify-between gap-x-12 gap-y-4 rounded-card bg-husk-100 p-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:p-8 desktop:grid-cols-[auto_minmax(180px,260px)_auto] noscript:hidden"
      onChange={choose}
      onReset={() => onChoose(EVERYTHING)}
    >
      <fieldset className="tablet:max-desktop:col-span-full">
        <legend className={FIELD_LABEL}>{words.products}</legend>
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[repeat(4,auto)]">
          {products.map((product) => (
            <label
              key={product.id}
              className={classNames(
                "flex min-h-12.5 cursor-pointer items-center gap-2 rounded-full border border-line pr-4 pl-3 text-base font-medium hover:border-palm-900 has-checked:border-palm-700 has-checked:bg-field",
                isFilteredOut(choice, product) && "has-checked:border-dashed has-checked:line-through",
              )}
            >
              <input
                type="checkbox"
                className="size-4.5 accent-palm-700"
                name="productos"
                value={product.id}
                defaultChecked
              />
              {product.short}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        name="uso"
        label={words.use}
        defaultValue=""
        options={[["", words.allUses], ...uses.map(({ kind, name }) => [kind, name] as const)]}
      />
      <fieldset>
        <legend className={FIELD_LABEL}>{words.units}</legend>
        <div className="flex w-fit rounded-full border border-line bg-field p-1">
          {(["metric", "trade"] as const).map((units) => (
            <label
              key={units}
              className="relative flex h-11 cursor-pointer items-center rounded-full px-4 text-base font-medium whitespace-nowrap has-checked:bg-palm-700 has-checked:text-white"
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none rounded-full -outline-offset-[5px] checked:[--focus:#fff]"
                name="unidades"
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
      <p className={`${NOTE} grid justify-items-start gap-4`} hidden={chosenIds(choice, products).size > 0}>
        {words.nothing}
        <Button type="reset">{words.reset}</Button>
      </p>
    </form>
  );
}
