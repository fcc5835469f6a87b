import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { type Placeholder, WaitingHeading } from "./waiting";

type Step = { title: string; text: string; picture: PictureData };
type Props = {
  placeholder: Placeholder;
  words: { eyebrow: string; title: string; titleEnd: string; steps: readonly Step[] };
};

/** A picture that is wider than its place (3:2, on wide windows 16:9) is drawn wider than that. */
function sizesOf({ width, height }: PictureData, across: boolean) {
  const drawn = (vw: number, place: number) => Math.round(vw * Math.max(1, width / height / place));
  return `(width < 721px) ${drawn(74, 1.5)}vw, (width < 1181px) ${drawn(51, 1.5)}vw, ${across ? 83 : drawn(53, 1.78)}vw`;
}

/** Historia until it is written: the way of the fruit in pictures, hung on one line. */
export function HistoryMeanwhile({ placeholder, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="camino" placeholder={placeholder} words={words} />
      <ol className="fruit-way">
        {words.steps.map(({ title, text, picture }, index) => (
          <li key={title}>
            <div className="tile">
              <Picture picture={picture} sizes={sizesOf(picture, index === 2 || index === 4)} decorative />
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
