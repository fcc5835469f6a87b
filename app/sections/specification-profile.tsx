import { ProfileAxis, SpecificationBar, type ProfileValue } from "./specification-bar";
import { CopyCell, CopyHead } from "./specification-copy";
import type { SpecificationProduct, TableView } from "./specification-table";

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

const sideOf = (index: number) => (index === 0 ? "left" : "right");

type Props = { caption: string; profile: Profile; view: TableView };

/** The fatty acids of the oils, each interval with its bar; on wide windows the bars of two oils face each other. */
export function ProfileTable({ caption, profile: { acid, products, groups, most }, view }: Props) {
  const { isShown, copying, words } = view;
  const columns = products.map((product, index) => ({ ...product, index })).filter(({ id }) => isShown(id));
  return (
    <table className={products.length === 2 ? "profile profile-facing" : "profile"}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{acid}</th>
          {columns.map(({ id, name, index }) => (
            <th key={id} scope="col" data-side={sideOf(index)}>
              <span>{name}</span>
              <ProfileAxis />
            </th>
          ))}
          <CopyHead>{copying.words.column}</CopyHead>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.name}>
          <tr className="profile-group">
            <th scope="rowgroup" colSpan={columns.length + 2}>
              {group.name}
            </th>
          </tr>
          {group.rows.map(({ id, name, values }) => (
            <tr key={id} className={isMinor(values) ? "profile-minor" : undefined}>
              <th scope="row">
                <span className="specification-name">{name}</span>
                <span className="specification-symbol"> {id}</span>
              </th>
              {columns.map(({ id: product, short, index }) => {
                const value = values[index];
                return (
                  <td key={product} data-side={sideOf(index)}>
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
              <CopyCell
                rowKey={id}
                row={{
                  name: [name, id],
                  values: columns.flatMap(({ name: product, index }) => {
                    const value = values[index];
                    return value ? [{ product, text: value.text, note: value.note }] : [];
                  }),
                }}
                copying={copying}
              />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
