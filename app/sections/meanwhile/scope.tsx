import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { type Placeholder, WaitingHeading } from "./waiting";

type Scene = { title: string; text: string; picture: PictureData };
type Props = {
  placeholder: Placeholder;
  /** What comes out, with how much of it. */
  products: readonly {
    id: string;
    title: string;
    thumb: PictureData;
    tint: Tint;
    production: { amount: string; unit: string };
  }[];
  /** Of which day the amounts are, and what they are. */
  note: string;
  words: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    receive: Scene;
    process: Scene;
    deliver: { title: string; text: string };
  };
};

/** Alcance until it is written: what comes in, what is done with it, and what goes out. */
export function ScopeMeanwhile({ placeholder, products, note, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="camino" placeholder={placeholder} words={words} />
      <ol className="scope">
        {[words.receive, words.process].map(({ title, text, picture }) => (
          <li key={title}>
            <div className="tile">
              <Picture picture={picture} sizes="(width < 721px) 97vw, 49vw" decorative />
            </div>
            <h3>{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
        <li className="scope-out on-dark">
          <h3>{words.deliver.title}</h3>
          <p>{words.deliver.text}</p>
          <ul className="scope-products">
            {products.map(({ id, title, thumb, tint, production }) => (
              <li key={id}>
                <a href={`/proceso-produccion#${id}`} className="group block">
                  <div className={`tile tile-studio tint-${tint} aspect-5/4 tablet:max-desktop:aspect-3/2`}>
                    <Picture picture={thumb} sizes="(width < 1181px) 38vw, 19vw" decorative />
                  </div>
                  <span className="scope-product">{title}</span>
                  <span className="block figure text-[clamp(32px,4.2vw,60px)] wrap-anywhere">
                    {production.amount}
                  </span>{" "}
                  <span className="mt-1 block text-[15px]">{production.unit}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-9! mb-0! text-[15px]">{note}</p>
        </li>
      </ol>
    </div>
  );
}
