import type { Background } from "~/lib/background";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

/** A page to go on to, with what it is of. */
export type AdjacentLink = { title: string; to: string; picture: PictureData; background: Background };

type Props = {
  previous: AdjacentLink;
  next: AdjacentLink;
  words: { label: string; previous: string; next: string };
};

/** The pages before and after one, around the ends of their list, as cards. */
export function AdjacentLinks({ previous, next, words }: Props) {
  return (
    <nav aria-label={words.label} className="adjacent-links">
      {[
        { ...previous, label: words.previous, icon: "arrow-left" as const },
        { ...next, label: words.next, icon: "arrow-right" as const },
      ].map(({ label, icon, title, to, picture, background }) => (
        <Link key={label} to={to} className="hover-zoom">
          <PictureTile
            picture={picture}
            background={background}
            sizes="(width < 721px) 37vw, 18vw"
            decorative
            className="adjacent-picture"
          />
          <span>
            <small>
              <Icon name={icon} />
              {label}
            </small>
            {title}
          </span>
        </Link>
      ))}
    </nav>
  );
}
