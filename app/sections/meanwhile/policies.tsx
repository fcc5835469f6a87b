import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { PictureTile } from "../picture-tile";
import { type Placeholder, WaitingHeading } from "./waiting";

type Props = {
  placeholder: Placeholder;
  /** The newest version of each document, with a picture of the product that it is of. */
  documents: readonly {
    id: string;
    title: string;
    url: string;
    about: string;
    issued: string;
    product: { thumb: PictureData; tint: Tint } | undefined;
  }[];
  /** The register, and the check of a copy. */
  links: readonly { label: string; url: string }[];
  /** What opens a document. */
  open: string;
  words: { eyebrow: string; title: string; titleEnd: string };
};

/** Políticas until they are written: the documents that are there already, by their covers. */
export function PoliciesMeanwhile({ placeholder, documents, links, open, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="disponibles" placeholder={placeholder} words={words} />
      <ul className="covers">
        {documents.map(({ id, title, url, about, issued, product }) => (
          <li key={id} className="cover hover-zoom">
            <h3>
              <a href={url} className="card-link">
                <Title title={title} />
              </a>
            </h3>
            {product ? (
              <PictureTile
                picture={product.thumb}
                background={product.tint}
                sizes="(width < 721px) 36vw, (width < 1181px) 18vw, 21vw"
                decorative
              />
            ) : null}
            <div className="cover-about">
              <p>{about}</p>
              <p>{issued}</p>
              <p aria-hidden="true" className="cover-open">
                {open}
                <Icon name="external" className="size-5" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-[clamp(36px,4vw,56px)] flex flex-wrap gap-x-5 gap-y-4 max-tablet:*:w-full">
        {links.map(({ label, url }) => (
          <a key={url} href={url} className="button button-outline">
            {label}
            <Icon name="arrow-right" className="size-5" />
          </a>
        ))}
      </p>
    </div>
  );
}

/** A document's title; where it names its kind first, as in "Ficha técnica: raquis picado", that stands above the rest. */
function Title({ title }: { title: string }) {
  const [kind, ...name] = title.split(": ");
  if (name.length === 0) return title;
  return (
    <>
      <span className="cover-kind">
        {kind}
        <span className="sr-only">: </span>
      </span>
      <span className="cover-name">{name.join(": ")}</span>
    </>
  );
}
