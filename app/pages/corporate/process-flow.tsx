import type { Picture as PictureData } from "~/lib/picture";
import { DROP } from "~/ui/labels";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import type { ProcessStage } from "./process-stages";

type ProcessFlowWords = {
  title: string;
  titleEnd: string;
  picture: PictureData;
  lines: readonly {
    /** The raw material. */
    from: string;
    steps: readonly string[];
    /** Ids of the products. */
    to: readonly string[];
  }[];
};

type Props = {
  words: ProcessFlowWords;
  stages: readonly Pick<ProcessStage, "id" | "title" | "tint">[];
};

/** The processing lines from the bunch to the products. */
export function ProcessFlow({ words: { title, titleEnd, picture, lines }, stages }: Props) {
  return (
    <Section space="above" aria-labelledby="recorrido">
      <h2 id="recorrido">
        {`${title} `}
        <em>{titleEnd}</em>
      </h2>
      <div className="mt-8 overflow-clip rounded-card rounded-tl-leaf bg-husk-100">
        <Tile
          picture={picture}
          radius="none"
          sizes="(width < 721px) 120vw, 90vw"
          className="aspect-4/3 tablet:aspect-video desktop:aspect-21/9"
        />
        <ul className="divide-y divide-husk-300 px-band py-3">
          {lines.map(({ from, steps, to }) => (
            <li
              key={from}
              className="grid gap-x-8 gap-y-3 py-6 desktop:grid-cols-[minmax(0,1fr)_minmax(0,3fr)_minmax(15rem,1fr)] desktop:items-baseline"
            >
              <h3>{from}</h3>
              <ol className="flex flex-wrap gap-x-3 gap-y-2">
                {steps.map((step) => (
                  <li
                    key={step}
                    className="not-first:before:pr-3 not-first:before:font-semibold not-first:before:text-fruit-600 not-first:before:content-['→'_/_'']"
                  >
                    {step}
                  </li>
                ))}
              </ol>
              <p className="flex flex-wrap gap-2">
                {stages
                  .filter(({ id }) => to.includes(id))
                  .map(({ id, title: product, tint }) => (
                    <a
                      key={id}
                      href={`#${id}`}
                      className={`inline-flex min-h-11 items-center gap-2 rounded-full bg-husk-50 px-3 py-2 text-sm leading-tight font-medium hover:bg-palm-700 hover:text-white tint-${tint} ${DROP}`}
                    >
                      {product}
                    </a>
                  ))}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
