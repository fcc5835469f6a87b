import { FunFacts, type FunFact } from "./fun-facts";

type Props = { content: { title: string; text: string; facts: readonly FunFact[] } };

/** "Best Agriculture": a line and two figures (spec 2, "Home 2"). */
export function BestAgriculture({ content: { title, text, facts } }: Props) {
  return (
    <div className="bg-palm-900 pt-[clamp(56px,6vw,96px)] on-dark">
      <div className="wrap">
        <h2>{title}</h2>
        <p className="mt-4 max-w-[40ch] lead">{text}</p>
      </div>
      <FunFacts facts={facts} name={title} />
    </div>
  );
}
