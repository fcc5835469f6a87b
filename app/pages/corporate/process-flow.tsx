import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import type { ProcessStage } from "./process-stages";

/** How the mill's work goes: one line for what enters it, two for what it leaves, each with the products it ends in. */
export type ProcessFlowWords = {
  title: string;
  titleEnd: string;
  /** Of the work, above its lines. */
  picture: PictureData;
  lines: readonly {
    /** What the line begins with. */
    from: string;
    steps: readonly string[];
    /** The ids of the products at its end. */
    to: readonly string[];
  }[];
};

type Props = {
  words: ProcessFlowWords;
  stages: readonly Pick<ProcessStage, "id" | "title" | "tint">[];
};

/** The way of a bunch through the mill, above what is told of each product. */
export function ProcessFlow({ words: { title, titleEnd, picture, lines }, stages }: Props) {
  return (
    <section aria-labelledby="recorrido" className="wrap pt-section">
      <h2 id="recorrido">
        {`${title} `}
        <em>{titleEnd}</em>
      </h2>
      <div className="flow">
        <div className="tile">
          <Picture picture={picture} sizes="(width < 721px) 120vw, 90vw" />
        </div>
        <ul>
          {lines.map(({ from, steps, to }) => (
            <li key={from}>
              <h3>{from}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p>
                {stages
                  .filter(({ id }) => to.includes(id))
                  .map(({ id, title: product, tint }) => (
                    <a key={id} href={`#${id}`} className={`chip flow-product tint-${tint}`}>
                      {product}
                    </a>
                  ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
