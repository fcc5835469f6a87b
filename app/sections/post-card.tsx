import { href } from "react-router";
import type { PostSummary } from "~/catalog/lists";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PictureTile } from "./picture-tile";

/** What the cards of posts say. */
export type PostCardWords = {
  /** What the link at its end is called. */
  read: string;
  comments: CountedWords;
};

type Props = {
  post: PostSummary;
  words: PostCardWords;
  /** How wide the picture is laid out, as the HTML attribute `sizes`. */
  sizes: string;
  /** Level of the title among the page's headings. */
  heading: "h2" | "h3";
  /** It is the first of its page. */
  lead?: boolean;
};

/** A post in a list: picture with the day in its notch, title, who wrote it, and the first lines. */
export function PostCard({ post, words, sizes, heading: Heading, lead = false }: Props) {
  return (
    <article aria-label={post.title} className="post-card hover-zoom">
      <PostPicture post={post} sizes={sizes} lead={lead} className="post-card-picture" />
      <div className="post-card-words">
        <PostMeta post={post} counted={words.comments} dated />
        <Heading className="post-card-title">
          <Link
            to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
            className="card-link hover:text-palm-700"
          >
            {post.title}
          </Link>
        </Heading>
        <p className="text-muted">{post.description}</p>
        <p aria-hidden="true" className="post-card-read">
          {words.read}
          <Icon name="arrow-right" className="size-5" />
        </p>
      </div>
    </article>
  );
}

/** A post's picture on its background, with the day in the notch. */
function PostPicture({
  post: { thumb, background, full_date: date },
  sizes,
  lead = false,
  className,
}: Pick<Props, "post" | "sizes" | "lead"> & { className?: string }) {
  const [day, month = "", year] = date.split(" ");
  return (
    <div className={classNames("relative", className)}>
      <PictureTile picture={thumb} background={background} sizes={sizes} lead={lead} className="h-full" />
      <p aria-hidden="true" className="notch notch-left post-card-day figure">
        <b>{day}</b>
        <span>{`${month.slice(0, 3)} ${year}`}</span>
      </p>
    </div>
  );
}

/** When a post was written, by whom, and how many have answered; where the picture is `dated`, the day is only heard. */
export function PostMeta({
  post: { full_date: date, author, comments },
  counted,
  dated = false,
}: {
  post: Pick<PostSummary, "full_date" | "author" | "comments">;
  counted: CountedWords;
  dated?: boolean;
}) {
  return (
    <p className="post-meta">
      <time dateTime={isoDate(date)} className={dated ? "post-date-heard" : undefined}>
        {date}
      </time>
      <span>{author}</span>
      <span>{fillCount(counted, comments)}</span>
    </p>
  );
}

/** "7 August 2024" as machines read it. */
function isoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10);
}
