import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { Value } from "../value-card";
import { type Placeholder, WaitingHeading } from "./waiting";

type Props = {
  placeholder: Placeholder;
  values: readonly (Pick<Value, "id" | "title"> & { summary: string })[];
  words: { eyebrow: string; title: string; titleEnd: string; all: string; picture: PictureData };
};

/** Código de ética until it is written: the five values as sentences, beside people who deal with each other. */
export function EthicsMeanwhile({ placeholder, values, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="valores" placeholder={placeholder} words={words} />
      <div className="manifesto">
        <div className="tile">
          <Picture picture={words.picture} sizes="(width < 1181px) 90vw, 45vw" decorative />
        </div>
        <div>
          <ol>
            {values.map(({ id, title, summary }) => (
              <li key={id}>
                <h3 className="font-text eyebrow">{title}</h3>
                <p>{summary}</p>
              </li>
            ))}
          </ol>
          <a href="/valores" className="button button-outline mt-10">
            {words.all}
            <Icon name="arrow-right" className="size-5" />
          </a>
        </div>
      </div>
    </div>
  );
}
