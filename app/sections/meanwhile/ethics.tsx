import { Icon } from "~/ui/icon";
import { PictureTile } from "../picture-tile";
import type { Value } from "../value-card";
import { type Placeholder, WaitingHeading } from "./waiting";

type Props = {
  placeholder: Placeholder;
  values: readonly (Pick<Value, "id" | "title" | "thumb" | "tint"> & { summary: string })[];
  words: { eyebrow: string; title: string; titleEnd: string; all: string };
};

/** Código de ética until it is written: the five values as sentences, each beside its picture. */
export function EthicsMeanwhile({ placeholder, values, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="valores" placeholder={placeholder} words={words} />
      <ol className="manifesto">
        {values.map(({ id, title, summary, thumb, tint }) => (
          <li key={id}>
            <PictureTile
              picture={thumb}
              background={tint}
              sizes={`(width < 721px) ${id === 1 ? 86 : 58}vw, ${id < 3 ? 43 : 28}vw`}
              decorative
            />
            <div>
              <h3>{title}</h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ol>
      <a href="/valores" className="button button-outline mt-14">
        {words.all}
        <Icon name="arrow-right" className="size-5" />
      </a>
    </div>
  );
}
