import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** A page to go on to. */
export type AdjacentLink = { title: string; to: string };

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
        <Icon name="arrow-right" />
      </Link>
    </nav>
  );
}
