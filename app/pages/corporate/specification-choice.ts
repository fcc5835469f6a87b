import type { Units } from "./specification-table";

/** What a visitor chooses to compare. */
export type Choice = {
  /** Ids of the products whose boxes are not ticked. */
  unticked: readonly string[];
  /** A kind of use, or "" for all. */
  use: string;
  units: Units;
};

/** A kind of use, with the ids of the products that serve for it. */
export type Use = { kind: string; name: string; products: readonly string[] };

export const EVERYTHING: Choice = { unticked: [], use: "", units: "metric" };

/** Names of the form's fields. */
export const FIELDS = { products: "productos", use: "uso", units: "unidades" } as const;

export function readChoice(form: FormData, products: readonly { id: string }[]): Choice {
  const ticked = form.getAll(FIELDS.products);
  const use = form.get(FIELDS.use);
  return {
    unticked: products.map(({ id }) => id).filter((id) => !ticked.includes(id)),
    use: typeof use === "string" ? use : "",
    units: form.get(FIELDS.units) === "trade" ? "trade" : "metric",
  };
}

/** Whether the chosen use leaves the product out. */
export const isLeftOut = ({ use }: Choice, uses: readonly Use[], id: string): boolean =>
  uses.some(({ kind, products }) => kind === use && !products.includes(id));

export const isChosen = (choice: Choice, uses: readonly Use[], id: string): boolean =>
  !choice.unticked.includes(id) && !isLeftOut(choice, uses, id);
