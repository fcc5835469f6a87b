import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Chip } from "~/ui/labels";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import styles from "./process-stages.module.css";

export type ProcessStage = {
  id: string;
  title: string;
  thumb: PictureData;
  tint: Tint;
  description: string;
  production: { amount: string; unit: string; sample: boolean };
  uses: readonly string[];
};

type Props = {
  content: {
    /** The date of the figures, as ISO date and as shown. */
    date: { day: string; shown: string };
    note: { before: string; after: string };
    production: string;
    usesTitle: string;
    stages: readonly ProcessStage[];
  };
};

/** The mill's products (spec 2, "Production process"), with the picture alternately left and right. */
export function ProcessStages({ content: { date, note, production, usesTitle, stages } }: Props) {
  return (
    <Section>
      <ol className="grid gap-section">
        {stages.map((stage, index) => {
          const isEven = index % 2 === 1;
          return (
            <li key={stage.id} id={stage.id} className={`${styles.stage} tint-${stage.tint}`}>
              <Reveal className="grid items-start gap-x-16 gap-y-8 tablet:grid-cols-2">
                <Tile
                  picture={stage.thumb}
                  background={stage.tint}
                  sizes="(width < 721px) 78vw, (width < 1181px) 42vw, 38vw"
                  decorative
                  className={`aspect-4/3 ${isEven ? "rounded-br-leaf tablet:order-last" : "rounded-tl-leaf"}`}
                />
                <div>
                  <h2>{stage.title}</h2>
                  <p className="mt-4 lead">{stage.description}</p>
                  <dl className="mt-8 grid gap-6 border-t border-husk-300 pt-6">
                    <div>
                      <dt className="eyebrow">{production}</dt>
                      <dd className="mt-2 flex flex-wrap items-baseline gap-x-3">
                        <span className="figure text-4xl">{stage.production.amount}</span>
                        <span className="text-muted">{stage.production.unit}</span>
                      </dd>
                    </div>
                    <div>
                      <dt className="eyebrow">{usesTitle}</dt>
                      <dd className="mt-3">
                        <ul className="grid gap-x-6 gap-y-2 desktop:grid-cols-2">
                          {stage.uses.map((use) => (
                            <Chip as="li" key={use}>
                              {use}
                            </Chip>
                          ))}
                        </ul>
                      </dd>
                    </div>
                  </dl>
                </div>
              </Reveal>
            </li>
          );
        })}
      </ol>
      <p className="mt-16 text-muted">
        {note.before} <time dateTime={date.day}>{date.shown}</time>.
        {stages.some((stage) => stage.production.sample) && ` ${note.after}`}
      </p>
    </Section>
  );
}
