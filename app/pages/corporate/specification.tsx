import { useRef, useState } from "react";
import { classNames } from "~/lib/class-names";
import { slugOf } from "~/lib/slug";
import { SectionHeading } from "~/sections/section-heading";
import { Button } from "~/ui/button";
import { CheckField, FIELD_LABEL, SelectField } from "~/ui/field";
import { Segment, Segments } from "~/ui/segments";
import { useAfterHydration } from "~/ui/use-after-hydration";
import type { Route } from "./+types/ficha-tecnica";
import { SpecificationTable, type View } from "./specification-table";

type Content = Route.ComponentProps["loaderData"]["specification"];

/** A view of all products. */
const viewOf = (products: Content["products"]): View => ({
  chosen: products.map(({ id }) => id),
  units: "metric",
});

/** Compares all values of the products, with a filter and units. Without JavaScript everything is shown. */
export function Specification(content: Content) {
  const { products, contents, words } = content;
  const [view, setView] = useState(() => viewOf(products));
  const parts = content.parts
    .map(({ tables, ...part }) => ({
      ...part,
      tables: tables.filter((table) => table.products.some(({ id }) => view.chosen.includes(id))),
    }))
    .filter(({ tables }) => tables.length > 0);
  const links = [...parts.map(({ title }) => ({ id: slugOf(title), title })), ...contents.following];
  return (
    <div className="flex flex-col gap-section pb-section">
      <section aria-labelledby="comparar" className="wrap desktop:-mb-12">
        <SectionHeading id="comparar" {...words} />
        <p className="mt-4 max-w-[60ch] lead text-muted">{words.lead}</p>
        <nav aria-label={contents.title} className="mt-8 print:hidden">
          <ul className="swipe-row gap-2 tablet:flex tablet:flex-wrap">
            {links.map(({ id, title }) => (
              <li key={id} className="max-tablet:flex-none">
                <a
                  href={`#${id}`}
                  className="block rounded-full border border-husk-300 px-4 py-2 text-sm whitespace-nowrap hover:border-palm-700 hover:text-palm-700"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Filter products={products} words={words} view={view} onChange={setView} />
      </section>
      {parts.map(({ title, lead, isDark, isSplit, tables }) => (
        <section
          key={title}
          className={
            isDark ? "rounded-card rounded-tl-leaf rounded-br-leaf bg-palm-900 py-section on-dark" : undefined
          }
        >
          <div className="wrap">
            {/* A single table has the id of its part. */}
            <h3 id={isSplit ? slugOf(title) : undefined} className={isDark ? "text-3xl" : "text-2xl"}>
              {title}
            </h3>
            {lead ? <p className={classNames("mt-3 max-w-[60ch]", !isDark && "text-muted")}>{lead}</p> : null}
            <div className={classNames("mt-6 grid gap-x-band *:-mb-px", isSplit && "tablet:grid-cols-2")}>
              {tables.map((table) => (
                <SpecificationTable key={table.caption} table={table} words={words} {...view} />
              ))}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

type FilterProps = Pick<Content, "products" | "words"> & { view: View; onChange: (view: View) => void };

const NOTE = "col-span-full max-w-[60ch] text-sm text-muted";

function Filter({ products, words: { filter }, view, onChange }: FilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const ticked = fields.getAll("productos");
    const use = fields.get("uso");
    onChange({
      ...view,
      chosen: products
        .filter(({ id, uses }) => ticked.includes(id) && (!use || uses.some((kind) => kind === use)))
        .map(({ id }) => id),
    });
  };
  // Picks up fields that were set before hydration.
  useAfterHydration(choose);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={filter.title}
      className="mt-8 grid gap-x-8 gap-y-6 rounded-card bg-husk-100 p-4 tablet:grid-cols-2 tablet:p-8 desktop:grid-cols-[auto_minmax(0,1fr)_auto] print:hidden noscript:hidden"
      onChange={choose}
      onReset={() => {
        onChange(viewOf(products));
        form.current?.querySelector("input")?.focus();
      }}
    >
      <fieldset className="max-desktop:col-span-full">
        <legend className={FIELD_LABEL}>{filter.products}</legend>
        <div className="grid grid-cols-2 gap-2 tablet:flex">
          {products.map(({ id, short }) => (
            <div key={id} className="grow rounded-full border border-line bg-field px-4 py-1">
              <CheckField name="productos" value={id} defaultChecked>
                {short}
              </CheckField>
            </div>
          ))}
        </div>
      </fieldset>
      <SelectField
        name="uso"
        label={filter.use}
        defaultValue=""
        options={[["", filter.allUses], ...Object.entries(filter.kinds)]}
      />
      <div>
        <p className={FIELD_LABEL}>{filter.units}</p>
        <div className="w-fit rounded-full bg-field">
          <Segments label={filter.units}>
            {(["metric", "trade"] as const).map((units) => (
              <Segment
                key={units}
                aria-pressed={view.units === units}
                onClick={() => onChange({ ...view, units })}
              >
                {filter[units]}
              </Segment>
            ))}
          </Segments>
        </div>
      </div>
      <p className={NOTE} hidden={view.units === "metric"}>
        {filter.tradeNote}
      </p>
      <p className={`${NOTE} grid justify-items-start gap-4`} hidden={view.chosen.length > 0}>
        {filter.nothing}
        <Button type="reset">{filter.reset}</Button>
      </p>
    </form>
  );
}
