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
  const { products, parts, contents, words } = content;
  const everything: TableView = { shown: products.map(({ id }) => id), units: "metric" };
  const [view, setView] = useState(everything);
  const isHidden = (tables: readonly SpecificationTable[]) =>
    !tables.some((table) => table.products.some(({ id }) => view.shown.includes(id)));
  const links: { id: string; title: string; tables?: SpecificationTable[] }[] = [
    ...parts,
    ...contents.following,
  ];
  return (
    <div className="grid gap-12 pb-section tablet:gap-section">
      <section aria-labelledby="comparar" className="wrap">
        <SectionHeading id="comparar" {...words} />
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
      {parts.map(({ id, title, lead, tables }) => {
        const isSplit = tables.length > 1;
        const isDark = tables.some(({ max }) => max);
        return (
          <section
            key={id}
            hidden={isHidden(tables)}
            className={isDark ? "rounded-card rounded-tl-leaf bg-palm-900 py-section on-dark" : undefined}
          >
            <div className="wrap">
              <h3 id={isSplit ? id : undefined} className={isDark ? "text-3xl" : "text-2xl"}>
                {title}
              </h3>
              {lead ? <p className="mt-3 max-w-[60ch] opacity-75">{lead}</p> : null}
              <div
                className={classNames(
                  "mt-6 grid gap-x-band stacked:*:not-first:-mt-px",
                  isSplit && "tablet:gap-y-8 desktop:grid-cols-2",
                )}
              >
                {tables.map((table) => (
                  <div key={table.id} hidden={isHidden([table])}>
                    <Fold
                      id={table.id}
                      label={fill(words.folded, { count: table.groups.flatMap(({ rows }) => rows).length })}
                      open={isDark}
                      subject={table.caption}
                      showSubject={isSplit}
                    >
                      <Table table={table} view={view} words={words} />
                    </Fold>
                  </div>
                ))}
              </div>
            </div>
          </section>
        );
      })}
    </div>
  );
}
