import { classNames } from "~/lib/class-names";
import { CopyCell, CopyHead } from "./specification-copy";
import {
  Origins,
  SampleMark,
  Value,
  type Origin,
  type SpecificationValue,
  type SpecificationWords,
} from "./specification-value";

/** A product of a table. Its number stands for it wherever it can be left out. */
export type SpecificationProduct = { number: number; name: string; short: string; icon: string };

/** What is known of several products. */
export type SpecificationRow = {
  name: string;
  symbol: string;
  /** Whether all its values are samples. */
  isSample: boolean;
  methods: readonly Origin[];
  sources: readonly Origin[];
  /** One for each product; nothing where it has none. */
  values: readonly (SpecificationValue | undefined)[];
};

/** A table of products side by side. */
export type SpecificationTable = {
  caption: string;
  /** What the first column holds. */
  parameter: string;
  /** What the last column holds; without it, methods and sources stand below the names. */
  method?: string;
  products: readonly SpecificationProduct[];
  rows: readonly SpecificationRow[];
};

type Props = { table: SpecificationTable; words: SpecificationWords; nameCopy: (name: string) => string };

/** Products side by side: a column for each, a row for what is known of them; stacked on a phone. */
export function Table({ table: { caption, parameter, method, products, rows }, words, nameCopy }: Props) {
  return (
    <table
      className={classNames(
        "specification",
        products.length === 1 && "specification-single",
        products.length > 2 && "specification-wide",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{parameter}</th>
          {products.map(({ number, name }) => (
            <th key={number} scope="col" data-of={number}>
              {name}
            </th>
          ))}
          {method ? <th scope="col">{method}</th> : null}
          <CopyHead>{words.copy}</CopyHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const has = products.filter((_, index) => row.values[index]);
          return (
            <tr key={row.name} data-of={has.map(({ number }) => number).join(" ")}>
              <th scope="row">
                <span className="specification-name">{row.name}</span>
                {row.symbol ? <span className="specification-symbol"> {row.symbol}</span> : null}{" "}
                {row.isSample ? <SampleMark word={words.sample} /> : null}
                {method || row.sources.length === 0 ? null : (
                  <small>
                    <Origins origins={row.sources} />
                  </small>
                )}
              </th>
              {products.map(({ number, short }, index) => {
                const value = row.values[index];
                return (
                  <td key={number} data-of={number} className={value ? undefined : "specification-none"}>
                    {products.length > 1 ? (
                      <span className="specification-product" data-mdast="ignore">
                        {short}
                      </span>
                    ) : null}
                    <div>
                      {value ? (
                        <Value value={value} words={words} />
                      ) : (
                        <>
                          <span aria-hidden="true">—</span>
                          <span className="sr-only">{words.none}</span>
                        </>
                      )}
                    </div>
                  </td>
                );
              })}
              {method ? (
                <td className="specification-method">
                  {row.methods.length > 0 ? (
                    <Origins origins={row.methods} />
                  ) : (
                    <span aria-hidden="true" className="specification-none">
                      —
                    </span>
                  )}
                  {row.sources.length > 0 ? (
                    <small>
                      <Origins origins={row.sources} />
                    </small>
                  ) : null}
                </td>
              ) : null}
              <CopyCell label={nameCopy(row.name)} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
