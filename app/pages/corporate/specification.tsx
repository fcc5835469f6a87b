import { useState } from "react";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { SectionHeading } from "~/sections/section-heading";
import { Fold } from "~/ui/fold";
import type { Route } from "./+types/ficha-tecnica";
import { SpecificationFilter } from "./specification-filter";
import { Table, type TableView } from "./specification-table";
import type { SpecificationTable } from "./specification.server";

export type SpecificationContent = Route.ComponentProps["loaderData"]["specification"];

/** Compares all values of the products, with a filter and units. Without JavaScript everything is shown. */
export function Specification(content: SpecificationContent) {
  const { products, trade, oils, derivatives, profile, contents, words } = content;
  const everything: TableView = { shown: products.map(({ id }) => id), units: "metric" };
  const [view, setView] = useState(everything);
  const isHidden = (tables: readonly SpecificationTable[]) =>
    !tables.some((table) => table.products.some(({ id }) => view.shown.includes(id)));
  const part = ({ id, title, lead, tables }: SpecificationContent["oils"]) => {
    const isSplit = tables.length > 1;
    return (
      <section className="wrap" hidden={isHidden(tables)}>
        <h3 id={isSplit ? id : undefined} className="mb-6 text-2xl">
          {title}
        </h3>
        {lead ? <p className="-mt-4 mb-6 text-muted">{lead}</p> : null}
        <div
          className={classNames(
            "grid gap-x-band stacked:*:not-first:-mt-px",
            isSplit && "tablet:gap-y-8 desktop:grid-cols-2",
          )}
        >
          {tables.map((table) => (
            <div key={table.id} hidden={isHidden([table])}>
              <Fold
                id={table.id}
                label={fill(words.folded, { count: table.groups.flatMap(({ rows }) => rows).length })}
                subject={table.caption}
                showSubject={isSplit}
              >
                <Table table={table} view={view} words={words} />
              </Fold>
            </div>
          ))}
        </div>
      </section>
    );
  };
  const links: { id: string; title: string; tables?: SpecificationTable[] }[] = [
    trade,
    oils,
    { id: "perfil", title: profile.caption, tables: [profile] },
    derivatives,
    ...contents.following,
  ];
  return (
    <div className="grid gap-12 pb-section tablet:gap-section">
      <section aria-labelledby="comparar" className="wrap">
        <div id="comparar">
          <SectionHeading eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
        </div>
        <p className="mt-4 max-w-[60ch] lead text-muted">{words.lead}</p>
        <nav aria-label={contents.title} className="mt-8 print:hidden">
          <ul className="swipe-row gap-2 tablet:flex tablet:flex-wrap">
            {links.map(({ id, title, tables }) => (
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
          content={content}
          view={view}
          onChoose={(chosen = everything) => setView(chosen)}
        />
      </section>
      {part(trade)}
      {part(oils)}
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
            {fill(words.profile.minor, { least: content.least })}
          </label>
          <div className="mt-12 stacked:mt-0">
            <Table table={profile} view={view} words={words} />
          </div>
        </div>
      </section>
      {part(derivatives)}
    </div>
  );
}
