import type { Tint } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
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
    product: { thumb: PictureData; tint: Tint } | undefined;
  }[];
  /** The register, and the check of a copy. */
  links: readonly { label: string; url: string }[];
  /** What opens a document. */
  open: string;
  words: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    /** What holds already, each as another page of the site says it. */
    rules: readonly { title: string; text: string; to: string; link: string }[];
    picture: PictureData;
    documents: string;
  };
};

/** Políticas until they are written: the rules that the other pages name, and the documents that are there already. */
export function PoliciesMeanwhile({ placeholder, documents, links, open, words }: Props) {
  return (
    <div className="wrap section">
      <WaitingHeading id="reglas" placeholder={placeholder} words={words} />
      <div className="policies">
        <ul className="policy-rules">
          {words.rules.map(({ title, text, to, link }) => (
            <li key={title}>
              <h3 className="font-text eyebrow">{title}</h3>
              <p>{text}</p>
              <a href={to} className="text-link">
                {link}
              </a>
            </li>
          ))}
        </ul>
        <div className="tile">
          <Picture picture={words.picture} sizes="(width < 1181px) 90vw, 45vw" decorative />
        </div>
        <section aria-labelledby="disponibles" className="policy-documents">
          <h2 id="disponibles" className="text-[clamp(28px,2.9vw,42px)]">
            {words.documents}
          </h2>
          <ul>
            {documents.map(({ id, title, url, about, product }) => (
              <li key={id} className="policy-document hover-zoom">
                {product ? (
                  <PictureTile picture={product.thumb} background={product.tint} sizes="104px" decorative />
                ) : null}
                <div>
                  <h3>
                    <a href={url} className="card-link">
                      <Title title={title} />
                    </a>
                  </h3>
                  <p>{about}</p>
                </div>
                <p aria-hidden="true" className="policy-open">
                  <span>{open}</span>
                  <Icon name="external" className="size-5" />
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap gap-x-5 gap-y-4 max-tablet:*:w-full">
            {links.map(({ label, url }) => (
              <a key={url} href={url} className="button button-outline">
                {label}
                <Icon name="arrow-right" className="size-5" />
              </a>
            ))}
          </p>
        </section>
      </div>
    </div>
  );
}

/** A document's title; where it names its kind first, as in "Ficha técnica: raquis picado", that stands above the rest. */
function Title({ title }: { title: string }) {
  const [kind, ...name] = title.split(": ");
  if (name.length === 0) return title;
  return (
    <>
      <span className="policy-kind">
        {kind}
        <span className="sr-only">: </span>
      </span>
      <span className="policy-name">{name.join(": ")}</span>
    </>
  );
}
