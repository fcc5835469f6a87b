import { FigureList, type FunFact } from "~/sections/fun-facts";

type Props = { content: { title: string; text: string; facts: readonly FunFact[] } };

/** "Best Agriculture": a line beside two figures, on a dark band (spec 2, "Home 2"). */
export function BestAgriculture({ content: { title, text, facts } }: Props) {
  return (
    <section className="bg-palm-900 py-16 on-dark">
      <div className="wrap grid items-end gap-x-12 gap-y-12 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 lead text-balance">{text}</p>
        </div>
        <FigureList facts={facts} large />
      </div>
    </section>
  );
}
