import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { SectionHeading } from "../section-heading";
import { Waiting } from "./waiting";

type Step = { title: string; text: string; picture: PictureData };
type Props = {
  placeholder: string;
  words: { eyebrow: string; title: string; titleEnd: string; steps: readonly Step[] };
};

/** Historia until it is written: the way of the fruit in pictures, hung on one line; the sentence stays beside it. */
export function HistoryMeanwhile({ placeholder, words }: Props) {
  return (
    <div className="wrap grid gap-x-20 gap-y-14 section desktop:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
      <div className="self-start desktop:sticky desktop:top-[116px]">
        <Waiting className="rounded-card leaf-tl bg-palm-900 px-8 pt-20 pb-9 text-husk-50 tablet:px-11 tablet:pb-11 tablet:max-desktop:pt-14 desktop:pt-28">
          {placeholder}
        </Waiting>
      </div>
      <section aria-labelledby="camino">
        <SectionHeading id="camino" {...words} />
        <ol className="fruit-way">
          {words.steps.map(({ title, text, picture }) => (
            <li key={title}>
              <div className="tile">
                <Picture
                  picture={picture}
                  sizes="(width < 721px) 86vw, (width < 1181px) 48vw, 28vw"
                  decorative
                />
              </div>
              <div>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[34em] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
