import { useState } from "react";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { SectionHeading } from "~/sections/section-heading";
import { Fold } from "~/ui/fold";
import { chosenIds, EVERYTHING, SpecificationFilter } from "./specification-filter";
import type { TableView } from "./specification-row";
import { Table } from "./specification-table";
import type { SpecificationTable, specificationContent } from "./specification.server";

type Content = ReturnType<typeof specificationContent>;

type Props = Content & {
  /** The title of the links to the parts of the page, and the parts after this one. */
  contents: { title: string; following: readonly { id: string; title: string }[] };
  words: Record<"eyebrow" | "title" | "titleEnd" | "lead" | "none" | "sample" | "folded", string> & {
    filter: Parameters<typeof SpecificationFilter>[0]["words"];
    profile: Record<"title" | "titleEnd" | "lead" | "minor", string>;
  };
};

const countRows = ({ groups }: SpecificationTable) => groups.flatMap(({ rows }) => rows).length;

/** Compares all values of the products, with a filter and units. Without JavaScript everything is shown. */
export function Specification({
  products,
  uses,
  trade,
  oils,
  derivatives,
  profile,
  least,
  contents,
  words,
}: Props) {
  const [choice, setChoice] = useState(EVERYTHING);
  const shown = chosenIds(choice, products);
  const view: TableView = { shown, units: choice.units, words };
  const isHidden = (tables: readonly SpecificationTable[]) =>
    !tables.some((table) => table.products.some(({ id }) => shown.has(id)));
  const parts: readonly { id?: string; title: string; tables?: readonly SpecificationTable[] }[] = [
    { title: trade.caption, tables: [trade] },
    oils,
    { id: "perfil", title: profile.caption, tables: [profile] },
    derivatives,
    ...contents.following,
  ];
  const fold = (table: SpecificationTable, isNamed = false) => (
    <Fold
      id={slugOf(table.caption)}
      label={fill(words.folded, { count: countRows(table) })}
      subject={table.caption}
      showSubject={isNamed}
    >
      <Table table={table} view={view} />
    </Fold>
  );
  const family = ({ title, lead, tables }: Content["oils"]) => (
    <section className="wrap" hidden={isHidden(tables)}>
      <h3 id={tables.length > 1 ? slugOf(title) : undefined} className="text-2xl">
        {title}
      </h3>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      <div
        className={classNames(
          "grid gap-x-band stacked:*:not-first:-mt-px",
          tables.length > 1 && "tablet:gap-y-8 desktop:grid-cols-2",
        )}
      >
        {tables.map((table) => (
          <div key={table.caption} hidden={isHidden([table])}>
            {fold(table, tables.length > 1)}
          </div>
        ))}
      </div>
    </section>
  );
  return (
    <div className="grid gap-12 pb-section tablet:gap-section">
      <section aria-labelledby="comparar" className="wrap">
        <div id="comparar">
          <SectionHeading eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
        </div>
        <p className="mt-4 max-w-[60ch] lead text-muted">{words.lead}</p>
        <nav aria-label={contents.title} className="mt-8 print:hidden">
          <ul className="swipe-row gap-2 tablet:flex tablet:flex-wrap">
            {parts.map(({ title, id = slugOf(title), tables }) => (
              <li key={id} hidden={tables && isHidden(tables)} className="max-tablet:flex-none!">
                <a
                  href={`#${id}`}
                  className="block rounded-full border border-husk-300 px-4 py-2 text-sm whitespace-nowrap no-underline hover:border-palm-700 hover:text-palm-700"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <SpecificationFilter
          products={products}
          uses={uses}
          choice={choice}
          onChoose={setChoice}
          words={words.filter}
        />
        <div className="mt-16" hidden={isHidden([trade])}>
          <h3 className="mb-6 text-2xl">{trade.caption}</h3>
          {fold(trade)}
        </div>
      </section>
      {family(oils)}
      <section
        id="perfil"
        aria-labelledby="perfil-titulo"
        className="group/profile rounded-card rounded-tl-leaf rounded-br-leaf bg-palm-900 py-section on-dark max-tablet:mb-6"
        hidden={isHidden([profile])}
      >
        <div className="wrap">
          <h2 id="perfil-titulo">
            {words.profile.title}
            <em>{` ${words.profile.titleEnd}`}</em>
          </h2>
          <p className="mt-4 max-w-[60ch]">{fill(words.profile.lead, { most: profile.max ?? 100 })}</p>
          <label
            className="mt-4 hidden min-h-15 items-center gap-3 border-t border-line-on-dark pt-2 stacked:flex"
            data-mdast="ignore"
          >
            <input type="checkbox" data-minor="" className="size-5 accent-oil-400" />
            {fill(words.profile.minor, { least })}
          </label>
          <div className="mt-12 stacked:mt-0">
            <Table table={profile} view={view} />
          </div>
        </div>
      </section>
      {family(derivatives)}
    </div>
  );
}
