import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { type Placeholder, WaitingHeading } from "./waiting";

type Step = { title: string; text: string; picture: PictureData };
type Props = {
  placeholder: Placeholder;
  words: { eyebrow: string; title: string; titleEnd: string; steps: readonly Step[] };
};

/** Historia until it is written: the way of the fruit in pictures, hung on one line. */
export function HistoryMeanwhile({ placeholder, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="camino" placeholder={placeholder} words={words} />
      <ol className="fruit-way">
        {words.steps.map(({ title, text, picture }, index) => (
          <li key={title}>
            <div className="tile">
              <Picture
                picture={picture}
                sizes={`(width < 721px) 86vw, (width < 1181px) 51vw, ${index === 2 ? 83 : 53}vw`}
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
    </div>
  );
}
