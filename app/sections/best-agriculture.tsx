import { FigureList, type FunFact } from "./fun-facts";

type Props = { content: { title: string; text: string; facts: readonly FunFact[] } };

/** "Best Agriculture": a line beside two figures, on a dark band (spec 2, "Home 2"). */
export function BestAgriculture({ content: { title, text, facts } }: Props) {
  return (
    <section className="bg-palm-900 py-[clamp(56px,6vw,96px)] on-dark">
      <div className="wrap grid items-center gap-x-8 gap-y-12 tablet:grid-cols-2">
        <div>
          <h2>{title}</h2>
          <p className="mt-4 max-w-[36ch] lead">{text}</p>
        </div>
        <FigureList facts={facts} className="figures-large" />
      </div>
    </section>
  );
}
