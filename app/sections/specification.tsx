import { fill } from "~/lib/fill";
import { SectionHeading } from "./section-heading";

/** A value of a product. */
export type SpecificationValue = {
  text: string;
  /** What stands below it: how it is measured, and where it comes from. */
  note: string;
  /** Whether it is words, which are set as such. */
  isWords?: boolean;
  /** From where to where it reaches, in per cent of the bar's length. */
  bar?: { from: number; to: number };
};

/** What is known of several products. */
export type SpecificationRow = {
  name: string;
  /** Symbol, unit and method, as far as the products have them in common. */
  details: string;
  /** One for each product; nothing where it has none. */
  values: readonly (SpecificationValue | undefined)[];
};

/** A table of products side by side. */
export type SpecificationTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly SpecificationRow[];
};

/** A product's files. */
export type SpecificationFiles = {
  id: string;
  name: string;
  urls: Record<"en" | "csv" | "json", string>;
  /** Size of the English document. */
  size: string;
};

type Words = {
  eyebrow: string;
  title: string;
  titleEnd: string;
  lead: string;
  none: string;
  profile: { title: string; lead: string };
  files: {
    title: string;
    lead: string;
    schema: string;
    product: string;
    document: string;
    csv: string;
    json: string;
    of: string;
  };
};

type Props = {
  families: readonly SpecificationTable[];
  profile: SpecificationTable;
  /** The end of the profile's bars, in per cent. */
  most: number;
  files: readonly SpecificationFiles[];
  schemaUrl: string;
  words: Words;
};

/** An interval on a scale, beside its figures; a trace is still seen. */
function Bar({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden="true" className="specification-bar">
      <rect width="100%" height="100%" className="fill-husk-300" />
      {to > 0 ? (
        <rect x={`${from}%`} width={`${Math.max(to - from, 0.6)}%`} height="100%" className="fill-palm-700" />
      ) : null}
    </svg>
  );
}

function Table({ table: { caption, columns, rows }, none }: { table: SpecificationTable; none: string }) {
  return (
    <table className="specification">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, details, values }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {details ? <small>{details}</small> : null}
            </th>
            {columns.slice(1).map((column, index) => {
              const value = values[index];
              return (
                <td key={column}>
                  {value ? (
                    <>
                      {value.bar ? (
                        <div className="specification-range">
                          <b>{value.text}</b>
                          <Bar {...value.bar} />
                        </div>
                      ) : value.isWords ? (
                        value.text
                      ) : (
                        <b>{value.text}</b>
                      )}
                      {value.note ? <small>{value.note}</small> : null}
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="sr-only">{none}</span>
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Below the documents: their figures for a program and in English, every value of the products side by side, and the
 * fatty acids with a bar beside each interval. It is made when the site is built and has no code in the browser.
 */
export function Specification({ families, profile, most, files, schemaUrl, words }: Props) {
  const [beforeSchema, afterSchema] = words.files.lead.split("{schema}");
  return (
    <>
      <section aria-labelledby="archivos">
        <h2 id="archivos" className="card-title">
          {words.files.title}
        </h2>
        <p className="mt-3 max-w-[60ch] text-muted">
          {beforeSchema}
          <a href={schemaUrl} className="text-link">
            {words.files.schema}
          </a>
          {afterSchema}
        </p>
        <ul className="specification-files">
          {files.map(({ id, name, urls, size }) => {
            const of = <span className="sr-only"> {fill(words.files.of, { name })}</span>;
            return (
              <li key={id}>
                <span className="card-title">{name}</span>
                <a href={urls.en} hrefLang="en" className="text-link">
                  {words.files.document}
                  {of}
                </a>
                <span className="text-muted">{size}</span>
                <a href={urls.csv} className="text-link">
                  {words.files.csv}
                  {of}
                </a>
                <a href={urls.json} className="text-link">
                  {words.files.json}
                  {of}
                </a>
              </li>
            );
          })}
        </ul>
      </section>
      <section className="mt-(--section)">
        <SectionHeading eyebrow={words.eyebrow} title={words.title} titleEnd={words.titleEnd} />
        <p className="mt-5 max-w-[60ch] lead text-muted">{words.lead}</p>
        <div className="mt-12 grid gap-x-16 gap-y-16 desktop:grid-cols-2">
          {families.map((table) => (
            <div key={table.caption}>
              <h3>{table.caption}</h3>
              <Table table={table} none={words.none} />
            </div>
          ))}
        </div>
        <h3 className="mt-20">{words.profile.title}</h3>
        <p className="mt-3 max-w-[60ch] text-muted">{fill(words.profile.lead, { most })}</p>
        <Table table={profile} none={words.none} />
      </section>
    </>
  );
}
