import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { Reveal } from "~/ui/reveal";

/** One product of the mill: how it is made, how much of it, and what for (spec 2, "Production process"). */
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
    /** Of the figures, as machines read it and as it is shown. */
    date: { day: string; shown: string };
    note: { before: string; after: string };
    production: string;
    usesTitle: string;
    stages: readonly ProcessStage[];
  };
};

/** Four stages down a vertical line, the picture left and right in turn. */
export function ProcessStages({ content: { date, note, production, usesTitle, stages } }: Props) {
  return (
    <div className="wrap section">
      <ol className="process">
        {stages.map((stage, index) => (
          <li key={stage.id} id={stage.id} className={`process-stage tint-${stage.tint}`}>
            <Reveal className="process-grid">
              <div className="process-picture">
                <div className={`tile tile-studio leaf-${index % 2 === 0 ? "tl" : "br"} process-tile`}>
                  <Picture
                    picture={stage.thumb}
                    sizes="(width < 721px) 78vw, (width < 1181px) 42vw, 38vw"
                    decorative
                  />
                </div>
              </div>
              <div className="process-words">
                <div>
                  <h2 className="text-3xl">{stage.title}</h2>
                  <p className="mt-4 desktop:lead">{stage.description}</p>
                </div>
                <dl>
                  <div>
                    <dt className="eyebrow">{production}</dt>
                    <dd className="mt-2 flex flex-wrap items-baseline gap-x-3">
                      <span className="figure text-4xl wrap-anywhere">{stage.production.amount}</span>
                      <span className="text-muted">{stage.production.unit}</span>
                    </dd>
                  </div>
                  <div>
                    <dt className="eyebrow">{usesTitle}</dt>
                    <dd className="mt-3">
                      <ul className="process-uses">
                        {stage.uses.map((use) => (
                          <li key={use} className="chip text-base">
                            {use}
                          </li>
                        ))}
                      </ul>
                    </dd>
                  </div>
                </dl>
              </div>
            </Reveal>
          </li>
        ))}
      </ol>
      <p className="mt-16 text-muted">
        {note.before} <time dateTime={date.day}>{date.shown}</time>.
        {stages.some((stage) => stage.production.sample) && ` ${note.after}`}
      </p>
    </div>
  );
}
