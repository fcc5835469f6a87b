import { Icon } from "~/ui/icon";
import { SectionHeading } from "../section-heading";
import { type Placeholder, Waiting } from "./waiting";

type Props = {
  placeholder: Placeholder;
  /** The newest version of each document. */
  documents: readonly { id: string; title: string; url: string; about: string; issued: string }[];
  /** The register, and the check of a copy. */
  links: readonly { label: string; url: string }[];
  words: { eyebrow: string; title: string; titleEnd: string };
};

/** Políticas until they are written: the cover of the document to come, and beside it those that are there. */
export function PoliciesMeanwhile({ placeholder, documents, links, words }: Props) {
  return (
    <div className="wrap grid items-start gap-x-24 gap-y-16 section desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Waiting {...placeholder} className="cover" />
      <section aria-labelledby="disponibles">
        <SectionHeading id="disponibles" {...words} />
        <ul className="mt-10 border-t border-husk-300">
          {documents.map(({ id, title, url, about, issued }) => (
            <li key={id} className="border-b border-husk-300">
              <a href={url} className="group flex items-center justify-between gap-5 py-5">
                <span>
                  <span className="card-title block font-display group-hover:text-palm-700">{title}</span>
                  <span className="mt-1.5 flex flex-wrap gap-x-5 text-[15px] text-muted">
                    <span>{about}</span>
                    <span>{issued}</span>
                  </span>
                </span>
                <Icon name="external" className="text-palm-700" />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-7 flex flex-wrap gap-x-8 gap-y-3">
          {links.map(({ label, url }) => (
            <a key={url} href={url} className="text-link">
              {label}
            </a>
          ))}
        </p>
      </section>
    </div>
  );
}
