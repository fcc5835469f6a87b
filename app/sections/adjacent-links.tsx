import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** A page to go on to, of a person with her portrait. */
export type AdjacentLink = { title: string; to: string; portrait?: PictureData };

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
        <Portrait picture={previous.portrait} />
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
        <Portrait picture={next.portrait} />
        <Icon name="arrow-right" />
      </Link>
    </nav>
  );
}

function Portrait({ picture }: { picture: PictureData | undefined }) {
  return picture ? (
    <span className="tile adjacent-portrait">
      <Picture picture={picture} sizes="(width < 734px) 44px, (width < 1467px) 6vw, 88px" decorative />
    </span>
  ) : null;
}
