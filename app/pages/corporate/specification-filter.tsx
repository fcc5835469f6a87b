import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { CheckField, FIELD_LABEL, SelectField } from "~/ui/field";
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
      className="mt-8 grid gap-x-12 gap-y-6 rounded-card bg-husk-100 p-4 tablet:grid-cols-2 tablet:p-8 desktop:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] noscript:hidden"
      onChange={choose}
      onReset={() => onChoose()}
    >
      <fieldset className="tablet:max-desktop:col-span-full">
        <legend className={FIELD_LABEL}>{filter.products}</legend>
        <div className="flex flex-wrap gap-x-6">
          {products.map(({ id, short }) => (
            <CheckField key={id} name="productos" value={id} defaultChecked>
              {short}
            </CheckField>
          ))}
        </div>
      </fieldset>
      <SelectField name="uso" label={filter.use} defaultValue="" options={[["", filter.allUses], ...uses]} />
      <SelectField
        name="unidades"
        label={filter.units}
        defaultValue="metric"
        options={(["metric", "trade"] as const).map((units) => [units, filter[units]] as const)}
      />
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
