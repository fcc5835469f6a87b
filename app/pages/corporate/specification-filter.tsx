import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { FIELD_LABEL, SelectField } from "~/ui/field";
import type { SpecificationContent } from "./specification";
import type { TableView } from "./specification-table";

type Props = {
  content: SpecificationContent;
  view: TableView;
  /** Without a view everything is shown. */
  onChoose: (view?: TableView) => void;
};

const NOTE = "col-span-full max-w-[68ch] text-sm text-muted";

/** Filters products by name and use, and switches units. */
export function SpecificationFilter({ content: { products, uses, words }, view, onChoose }: Props) {
  const { filter } = words;
  const form = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const ticked = fields.getAll("productos");
    const use = fields.get("uso");
    onChoose({
      shown: products
        .filter(
          (product) => ticked.includes(product.id) && (!use || product.uses.some((kind) => kind === use)),
        )
        .map(({ id }) => id),
      units: fields.get("unidades") === "trade" ? "trade" : "metric",
    });
  };
  // oxlint-disable-next-line react/exhaustive-deps -- only on mount, for fields set before hydration
  useEffect(choose, []);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={filter.title}
      className="mt-8 grid justify-between gap-x-12 gap-y-4 rounded-card bg-husk-100 p-4 tablet:grid-cols-[minmax(0,1fr)_auto] tablet:p-8 desktop:grid-cols-[auto_minmax(180px,260px)_auto] noscript:hidden"
      onChange={choose}
      onReset={() => onChoose()}
    >
      <fieldset className="tablet:max-desktop:col-span-full">
        <legend className={FIELD_LABEL}>{filter.products}</legend>
        <div className="grid grid-cols-2 gap-2 tablet:grid-cols-[repeat(4,auto)]">
          {products.map(({ id, short }) => (
            <label
              key={id}
              className={`flex min-h-12.5 cursor-pointer items-center gap-2 rounded-full border border-line pr-4 pl-3 text-base font-medium hover:border-palm-900 has-checked:border-palm-700 has-checked:bg-field ${view.shown.includes(id) ? "" : "has-checked:border-dashed has-checked:line-through"}`}
            >
              <input
                type="checkbox"
                className="size-4.5 accent-palm-700"
                name="productos"
                value={id}
                defaultChecked
              />
              {short}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField name="uso" label={filter.use} defaultValue="" options={[["", filter.allUses], ...uses]} />
      <fieldset>
        <legend className={FIELD_LABEL}>{filter.units}</legend>
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
                defaultChecked={units === "metric"}
              />
              {filter[units]}
            </label>
          ))}
        </div>
      </fieldset>
      <p className={NOTE} hidden={view.units === "metric"}>
        {filter.tradeNote}
      </p>
      <p className={`${NOTE} grid justify-items-start gap-4`} hidden={view.shown.length > 0}>
        {filter.nothing}
        <Button type="reset">{filter.reset}</Button>
      </p>
    </form>
  );
}
