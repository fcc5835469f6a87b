import { SpecificationBar, TICKS, type ProfileValue } from "./specification-bar";
import { CopyCell, CopyHead } from "./specification-copy";
import type { SpecificationProduct } from "./specification-table";
import type { SpecificationWords } from "./specification-value";

/** Acids of one kind; a value for each oil. */
export type ProfileGroup = {
  name: string;
  rows: readonly { id: string; name: string; values: readonly (ProfileValue | undefined)[] }[];
};

/** The fatty acids of the oils. */
export type Profile = {
  /** What the first column holds. */
  acid: string;
  products: readonly SpecificationProduct[];
  groups: readonly ProfileGroup[];
  /** The end of the bars, in per cent. */
  most: number;
};

/** Acids that stay below this, in per cent, in all products are shown by phones only when one asks for them. */
export const MINOR = 10;

const isMinor = (values: readonly (ProfileValue | undefined)[]) =>
  values.every((value) => !value || value.to < MINOR);

type Props = {
  caption: string;
  profile: Profile;
  words: SpecificationWords;
  nameCopy: (name: string) => string;
};

/** The fatty acids of two oils as a table, each interval with its bar; on wide windows the bars of one face the other's. */
export function ProfileTable({ caption, profile: { acid, products, groups, most }, words, nameCopy }: Props) {
  return (
    <table className="profile">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{acid}</th>
          {products.map(({ number, name }) => (
            <th key={number} scope="col" data-of={number}>
              <span>{name}</span>
              <span aria-hidden="true" className="profile-axis" data-mdast="ignore">
                {TICKS.map((tick) => (
                  <i key={tick}>{tick}</i>
                ))}
              </span>
            </th>
          ))}
          <CopyHead>{words.copy}</CopyHead>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.name}>
          <tr className="profile-group">
            <th scope="rowgroup" colSpan={products.length + 2}>
              {group.name}
            </th>
          </tr>
          {group.rows.map(({ id, name, values }) => (
            <tr key={id} className={isMinor(values) ? "profile-minor" : undefined}>
              <th scope="row">
                <span className="specification-name">{name}</span>
                <span className="specification-symbol"> {id}</span>
              </th>
              {products.map(({ number, short }, index) => {
                const value = values[index];
                return (
                  <td key={number} data-of={number}>
                    <span className="specification-product" data-mdast="ignore">
                      {short}
                    </span>
                    {value ? (
                      <>
                        <div>
                          <b>{value.text}</b>
                          {value.note ? <small>{value.note}</small> : null}
                        </div>
                        <SpecificationBar value={value} most={most} />
                      </>
                    ) : (
                      words.none
                    )}
                  </td>
                );
              })}
              <CopyCell label={nameCopy(name)} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
