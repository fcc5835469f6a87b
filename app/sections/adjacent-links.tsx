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

/** The pages before and after one, around the ends of their list. */
export function AdjacentLinks({ previous, next, words }: Props) {
  return (
    <nav aria-label={words.label} className="adjacent-links">
      <Link to={previous.to}>
        <Icon name="arrow-left" />
        <Thumbnail link={previous} />
        <span>
          <small>{words.previous}</small>
          {previous.title}
        </span>
      </Link>
      <Link to={next.to} className="text-right">
        <span>
          <small>{words.next}</small>
          {next.title}
        </span>
        <Thumbnail link={next} />
        <Icon name="arrow-right" />
      </Link>
    </nav>
  );
}

function Thumbnail({ link: { picture, background } }: { link: AdjacentLink }) {
  return (
    <PictureTile
      picture={picture}
      background={background}
      sizes="(width < 1181px) 80px, 120px"
      decorative
      className="adjacent-picture"
    />
  );
}
