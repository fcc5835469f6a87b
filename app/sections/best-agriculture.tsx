import { FigureList, type FunFact } from "./fun-facts";

type Props = { content: { title: string; text: string; facts: readonly FunFact[] } };

/** "Best Agriculture": a line over two figures, on a dark band (spec 2, "Home 2"). */
export function BestAgriculture({ content: { title, text, facts } }: Props) {
  return (
    <section className="bg-palm-900 py-[clamp(56px,6vw,96px)] on-dark">
      <div className="wrap tablet:text-center">
        <h2>{title}</h2>
        <p className="mt-4 mb-12 lead text-balance">{text}</p>
        <FigureList facts={facts} className="figures-large" />
      </div>
    </section>
  );
}
