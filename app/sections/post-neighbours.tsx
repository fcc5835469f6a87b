import { firstWords } from "~/lib/excerpt";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** How many words of a neighbour's title are shown, and what stands in for none (spec 2, "Blog single"). */
const WORDS = 2;
const NO_TITLE = "No Title";

/** A post to go on to. */
export type Neighbour = { title: string; to: string };

/** The posts before and after one, around the ends of the journal. */
export function PostNeighbours({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav aria-label="More posts" className="post-neighbours">
      <Link to={previous.to}>
        <Icon name="arrow-left" />
        <span>
          <small>Previous post</small>
          {firstWords(previous.title, WORDS, NO_TITLE)}
        </span>
      </Link>
      <Link to={next.to} className="text-right">
        <span>
          <small>Next post</small>
          {firstWords(next.title, WORDS, NO_TITLE)}
        </span>
        <Icon name="arrow-right" />
      </Link>
    </nav>
  );
}
