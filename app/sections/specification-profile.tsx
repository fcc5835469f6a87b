import { CopyCell, CopyHead } from "./specification-copy";
import type { SpecificationProduct } from "./specification-table";
import type { SpecificationWords } from "./specification-value";

/** An interval of an acid, in per cent. */
export type ProfileValue = {
  text: string;
  /** What is usual within it. */
  note: string;
  from: number;
  to: number;
  usual?: { from: number; to: number };
};

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

const TICKS = [0, 20, 40, 60];

/** Acids that stay below this, in per cent, in all products are shown by phones only when one asks for them. */
export const MINOR = 10;

const isMinor = (values: readonly (ProfileValue | undefined)[]) =>
  values.every((value) => !value || value.to < MINOR);

/** An interval on a scale, faint from nothing to where it begins, with what is usual in it; a trace is still seen. */
function Bar({ value: { from, to, usual }, most }: { value: ProfileValue; most: number }) {
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <svg aria-hidden="true" className="profile-bar">
      {TICKS.map((tick) => (
        <rect key={tick} x={at(tick)} width="1" height="100%" className="profile-tick" />
      ))}
      {from > 0 ? <rect y="44%" width={at(from)} height="12%" className="profile-tick" /> : null}
      {to > 0 ? (
        <rect
          x={at(from)}
          y="20%"
          width={at(Math.max(to - from, 0.5))}
          height="60%"
          className="profile-all"
        />
      ) : null}
      {usual ? (
        <rect
          x={at(usual.from)}
          y="8%"
          width={at(usual.to - usual.from)}
          height="84%"
          className="profile-usual"
        />
      ) : null}
    </svg>
  );
}

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
                        <Bar value={value} most={most} />
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
