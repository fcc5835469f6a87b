import { useState } from "react";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { slugOf } from "~/lib/slug";
import { SectionHeading } from "~/sections/section-heading";
import { Fold } from "~/ui/fold";
import { EVERYTHING, isChosen, type Use } from "./specification-choice";
import { CopyResult, useCopying } from "./specification-copy";
import { SpecificationFilter } from "./specification-filter";
import { Table, type SpecificationTable, type TableView } from "./specification-table";

/** Tables of products of one kind. */
export type SpecificationFamily = { title: string; lead: string; tables: readonly SpecificationTable[] };

type Words = {
  eyebrow: string;
  title: string;
  titleEnd: string;
  /** Where `{schema}` stands, the link to the schema. */
  lead: string;
  schema: string;
  none: string;
  sample: string;
  /** What unfolds a table on a phone. */
  folded: string;
  filter: Parameters<typeof SpecificationFilter>[0]["words"];
  copy: { column: string; label: string; done: string; title: string; hint: string; close: string };
  /** `minor` shows on phones the acids of less than `least`. */
  profile: { title: string; titleEnd: string; lead: string; minor: string };
};

type Props = {
  trade: SpecificationTable;
  families: readonly SpecificationFamily[];
  profile: SpecificationTable;
  /** Acids that stay below this, in per cent, are minor. */
  least: number;
  uses: readonly Use[];
  schemaUrl: string;
  /** Ends a copied row. */
  copyEnding: string;
  /** What stands above the links to the parts of the page, and those that follow here. */
  contents: { title: string; following: readonly { id: string; title: string }[] };
  words: Words;
};

const countRows = ({ groups }: SpecificationTable) => groups.flatMap(({ rows }) => rows).length;

/** Tables as the list of the page's parts names them. */
const partOf = (title: string, tables: readonly Pick<SpecificationTable, "products">[]) => ({
  id: slugOf(title),
  title,
  products: tables.flatMap((table) => table.products),
});

/**
 * Every value of the products side by side, with a choice of products, use and units, and the fatty acids with a bar beside
 * each interval. Without scripts all of it shows.
 */
export function Specification({
  trade,
  families,
  profile,
  least,
  uses,
  schemaUrl,
  copyEnding,
  contents,
  words,
}: Props) {
  const [choice, setChoice] = useState(EVERYTHING);
  const copying = useCopying(copyEnding, words.copy);
  const isShown = (product: string) => isChosen(choice, uses, product);
  const isHidden = (products: readonly { id: string }[]) => !products.some(({ id }) => isShown(id));
  const view: TableView = {
    isShown,
    units: choice.units,
    copying,
    words: { none: words.none, sample: words.sample },
  };
  const [beforeSchema, afterSchema] = words.lead.split("{schema}");
  const [oils, ...others] = families;
  const parts = [
    partOf(trade.caption, [trade]),
    ...(oils ? [partOf(oils.title, oils.tables)] : []),
    { ...partOf(profile.caption, [profile]), id: "perfil" },
    ...others.map(({ title, tables }) => partOf(title, tables)),
    ...contents.following.map((part) => ({ ...part, products: undefined })),
  ];
  const fold = (table: SpecificationTable, isNamed = false) => (
    <Fold
      id={slugOf(table.caption)}
      label={fill(words.folded, { count: countRows(table) })}
      of={table.caption}
      isOfShown={isNamed}
    >
      <Table table={table} view={view} />
    </Fold>
  );
  const family = ({ title, lead, tables }: SpecificationFamily) => (
    <section key={title} className="wrap" hidden={isHidden(tables.flatMap(({ products }) => products))}>
      <h3 id={tables.length > 1 ? slugOf(title) : undefined} className="text-2xl">
        {title}
      </h3>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      <div
        className={classNames(
          "grid gap-x-(--spacing-band) stacked:*:[&+*]:-mt-px",
          tables.length > 1 && "tablet:gap-y-8 desktop:grid-cols-2",
        )}
      >
        {tables.map((table) => (
          <div key={table.caption} hidden={isHidden(table.products)}>
            {fold(table, tables.length > 1)}
          </div>
        ))}
      </div>
    </section>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 pb-section tablet:gap-(--spacing-section)">
      <section aria-labelledby="comparar" className="wrap">
        <div id="comparar">
          <SectionHeading eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
        </div>
        <p className="mt-4 max-w-[60ch] lead text-muted">
          {beforeSchema}
          <a href={schemaUrl} className="text-link">
            {words.schema}
          </a>
          {afterSchema}
        </p>
        <nav aria-label={contents.title} className="mt-8 print:hidden">
          <ul className="swipe-row gap-2 tablet:flex tablet:flex-wrap">
            {parts.map(({ id, title, products }) => (
              <li key={id} hidden={products && isHidden(products)} className="max-tablet:flex-none!">
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
          products={trade.products}
          uses={uses}
          choice={choice}
          onChoose={setChoice}
          words={words.filter}
        />
        <div className="mt-16" hidden={isHidden(trade.products)}>
          <h3 className="mb-6 text-2xl">{trade.caption}</h3>
          {fold(trade)}
        </div>
      </section>
      {oils ? family(oils) : null}
      <section
        id="perfil"
        aria-labelledby="perfil-titulo"
        className="group/profile rounded-[var(--leaf)_20px] bg-palm-900 py-section on-dark max-tablet:mb-6"
        hidden={isHidden(profile.products)}
      >
        <div className="wrap">
          <h2 id="perfil-titulo">
            {words.profile.title}
            <em>{` ${words.profile.titleEnd}`}</em>
          </h2>
          <p className="mt-4 max-w-[60ch]">{fill(words.profile.lead, { most: profile.max ?? 100 })}</p>
          <label
            className="mt-4 hidden min-h-[60px] items-center gap-3 border-t border-line-on-dark pt-2 stacked:flex"
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
      {others.map(family)}
      <CopyResult copying={copying} />
    </div>
  );
}
