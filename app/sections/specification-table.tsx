import { classNames } from "~/lib/class-names";
import { CopyCell, CopyHead, type Copying } from "./specification-copy";
import type { Units } from "./specification-amount";
import {
  Origins,
  SampleMark,
  Value,
  originText,
  valueText,
  type Origin,
  type SpecificationValue,
  type SpecificationWords,
} from "./specification-value";

/** A product of a table. */
export type SpecificationProduct = { id: string; name: string; short: string };

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

/** How the tables are shown: which products, in which units, and how their rows are copied. */
export type TableView = {
  isShown: (product: string) => boolean;
  units: Units;
  copying: Copying;
  words: SpecificationWords;
};

/** On tablets, values beyond these wrap to a second line, and each names its product. */
const MAX_TABLET_COLUMNS = 4;

type Props = { table: SpecificationTable; view: TableView };

/** Products side by side: a column for each, a row for what is known of them; stacked on a phone. */
export function Table({ table: { caption, parameter, method, products, rows }, view }: Props) {
  const { isShown, units, copying, words } = view;
  const columns = products.map((product, index) => ({ ...product, index })).filter(({ id }) => isShown(id));
  const ofShown = ({ product }: Origin) => !product || isShown(product.id);
  return (
    <table
      className={classNames(
        "specification",
        products.length === 1 && "specification-single",
        products.length > 2 && "specification-wide",
        products.length + (method ? 1 : 0) > MAX_TABLET_COLUMNS && "specification-many",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{parameter}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" data-product={id}>
              {name}
            </th>
          ))}
          {method ? <th scope="col">{method}</th> : null}
          <CopyHead>{copying.words.column}</CopyHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          if (!columns.some(({ index }) => row.values[index])) return null;
          const methods = row.methods.filter(ofShown);
          const sources = row.sources.filter(ofShown);
          const sample = row.isSample ? words.sample : "";
          const copied = {
            name: [row.name, row.symbol, sample, ...[...methods, ...sources].map(originText)].filter(Boolean),
            values: columns.flatMap(({ index, name }) => {
              const value = row.values[index];
              return value ? [{ product: name, ...valueText(value, units, words.sample) }] : [];
            }),
          };
          return (
            <tr key={row.name}>
              <th scope="row">
                <span className="specification-name">{row.name}</span>
                {row.symbol ? <span className="specification-symbol"> {row.symbol}</span> : null}{" "}
                {row.isSample ? <SampleMark word={words.sample} /> : null}
                {method || sources.length === 0 ? null : (
                  <small>
                    <Origins origins={sources} />
                  </small>
                )}
              </th>
              {columns.map(({ id, short, index }) => {
                const value = row.values[index];
                return (
                  <td key={id} data-product={id} className={value ? undefined : "specification-none"}>
                    {products.length > 1 ? (
                      <span className="specification-product" data-mdast="ignore">
                        {short}
                      </span>
                    ) : null}
                    <div>
                      {value ? (
                        <Value value={value} units={units} words={words} />
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
                  {methods.length > 0 ? (
                    <Origins origins={methods} />
                  ) : (
                    <span aria-hidden="true" className="specification-none">
                      —
                    </span>
                  )}
                  {sources.length > 0 ? (
                    <small>
                      <Origins origins={sources} />
                    </small>
                  ) : null}
                </td>
              ) : null}
              <CopyCell rowKey={`${caption} ${row.name}`} row={copied} copying={copying} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
