import { useRef, useState, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { SectionHeading } from "~/sections/section-heading";
import { Button } from "~/ui/button";
import { CheckField, FIELD_LABEL, SelectField } from "~/ui/field";
import { useAfterHydration } from "~/ui/use-after-hydration";
import type { Route } from "./+types/ficha-tecnica";
import { scaleEndOf } from "./profile-bars";
import { ProfileTable, ValuesTable } from "./specification-table";
import type { Product } from "./specification.server";

type Content = Route.ComponentProps["loaderData"]["specification"];

type View = { products: readonly Product[]; units: "metric" | "trade" };

type Part = {
  title: string;
  lead?: string;
  isDark?: boolean;
  /** Whether each product has a table of its own. */
  isSplit?: boolean;
  products: readonly Product[];
  tables: ReactNode;
};

/** The parts with chosen products. */
function partsOf({ products, units }: View, content: Content): Part[] {
  const oils = products.filter(({ family }) => family === "oils");
  const derivatives = products.filter(({ family }) => family === "derivatives");
  const { words } = content;
  const { trade, profile, families } = words;
  const scaleEnd = scaleEndOf(content.products);
  const table = { units, words };
  const parts: Part[] = [
    {
      ...trade,
      products,
      tables: <ValuesTable {...table} caption={trade.title} group="trade" products={products} />,
    },
    {
      ...families.oils,
      products: oils,
      tables: <ValuesTable {...table} caption={families.oils.title} group="parameter" products={oils} />,
    },
    {
      title: profile.title,
      lead: fill(profile.lead, { most: scaleEnd }),
      isDark: true,
      products: oils,
      tables: <ProfileTable {...table} caption={profile.title} products={oils} scaleEnd={scaleEnd} />,
    },
    {
      ...families.derivatives,
      // They share few parameters, so each has a table.
      isSplit: true,
      products: derivatives,
      tables: (
        <>
          {derivatives.map((product) => (
            <ValuesTable
              key={product.id}
              {...table}
              caption={product.name}
              group="parameter"
              products={[product]}
            />
          ))}
        </>
      ),
    },
  ];
  return parts.filter((part) => part.products.length > 0);
}

/** Compares all values of the products, with a filter and units. Without JavaScript everything is shown. */
export function Specification(content: Content) {
  const { products, contents, words } = content;
  const [view, setView] = useState<View>({ products, units: "metric" });
  const parts = partsOf(view, content);
  const links = [...parts.map(({ title }) => ({ id: slugOf(title), title })), ...contents.following];
  return (
    <div className="grid gap-section pb-section">
      <section aria-labelledby="comparar" className="wrap">
        <SectionHeading id="comparar" {...words} />
        <p className="mt-4 max-w-[60ch] lead text-muted">{words.lead}</p>
        <nav aria-label={contents.title} className="mt-8 print:hidden">
          <ul className="swipe-row gap-2 tablet:flex tablet:flex-wrap">
            {links.map(({ id, title }) => (
              <li key={id} className="max-tablet:flex-none!">
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
        <Filter content={content} view={view} onChoose={setView} />
      </section>
      {parts.map(({ title, lead, isDark, isSplit, tables }) => (
        <section
          key={title}
          className={isDark ? "rounded-card rounded-tl-leaf bg-palm-900 py-section on-dark" : undefined}
        >
          <div className="wrap">
            {/* A single table has the id of its part. */}
            <h3 id={isSplit ? slugOf(title) : undefined} className={isDark ? "text-3xl" : "text-2xl"}>
              {title}
            </h3>
            {lead ? <p className="mt-3 max-w-[60ch] opacity-75">{lead}</p> : null}
            <div className={classNames("mt-6 grid gap-x-band gap-y-8", isSplit && "desktop:grid-cols-2")}>
              {tables}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

type FilterProps = { content: Content; view: View; onChoose: (view: View) => void };

const NOTE = "col-span-full max-w-[68ch] text-sm text-muted";

/** Filters products by name and use, and switches units. */
function Filter({ content: { products, words }, view, onChoose }: FilterProps) {
  const { filter } = words;
  const form = useRef<HTMLFormElement>(null);
  const choose = () => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const ticked = fields.getAll("productos");
    const use = fields.get("uso");
    onChoose({
      products: products.filter(
        (product) => ticked.includes(product.id) && (!use || product.uses.some((kind) => kind === use)),
      ),
      units: fields.get("unidades") === "trade" ? "trade" : "metric",
    });
  };
  // For fields set before.
  useAfterHydration(choose);
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={filter.title}
      className="mt-8 grid gap-x-8 gap-y-6 rounded-card bg-husk-100 p-4 tablet:grid-cols-2 tablet:p-8 desktop:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)] noscript:hidden"
      onChange={choose}
      onReset={() => onChoose({ products, units: "metric" })}
    >
      <fieldset className="tablet:max-desktop:col-span-full">
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
      <SelectField
        name="unidades"
        label={filter.units}
        defaultValue="metric"
        options={[
          ["metric", filter.metric],
          ["trade", filter.trade],
        ]}
      />
      <p className={NOTE} hidden={view.units === "metric"}>
        {filter.tradeNote}
      </p>
      <p className={`${NOTE} grid justify-items-start gap-4`} hidden={view.products.length > 0}>
        {filter.nothing}
        <Button type="reset">{filter.reset}</Button>
      </p>
    </form>
  );
}
