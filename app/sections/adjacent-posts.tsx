import { firstWords } from "~/lib/excerpt";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** How many words of such a post's title are shown (spec 2, "Blog single"). */
const WORDS = 2;

/** A post to go on to. */
export type AdjacentPost = { title: string; to: string };

type Props = {
  previous: AdjacentPost;
  next: AdjacentPost;
  words: {
    label: string;
    previous: string;
    next: string;
    /** Stands in for a title without words. */
    noTitle: string;
  };
};

/** The posts before and after one, around the ends of the journal. */
export function AdjacentPosts({ previous, next, words }: Props) {
  return (
    <nav aria-label={words.label} className="adjacent-posts">
      <Link to={previous.to}>
        <Icon name="arrow-left" />
        <span>
          <small>{words.previous}</small>
          {firstWords(previous.title, WORDS, words.noTitle)}
        </span>
      </Link>
      <Link to={next.to} className="text-right">
        <span>
          <small>{words.next}</small>
          {firstWords(next.title, WORDS, words.noTitle)}
        </span>
        <Icon name="arrow-right" />
      </Link>
    </nav>
  );
}
