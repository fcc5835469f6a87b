import { href } from "react-router";
import type { PostSummary } from "~/catalog/queries/lists";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

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
  /** On phones it is a row: a small picture, the day in words, the title. */
  small?: boolean;
  /** Where it has the room, its picture stands beside its words, at this side. */
  beside?: "left" | "right";
  /** The picture's proportions. */
  shape?: string;
  className?: string | undefined;
};

/** A post in a list: picture with the day in its notch, title, who wrote it, and the first lines. */
export function PostCard({
  post,
  words,
  sizes,
  heading: Heading,
  lead = false,
  small = false,
  beside,
  shape = "aspect-3/2",
  className,
}: Props) {
  const [day, month = "", year] = post.full_date.split(" ");
  const unlessSmall = small && "max-tablet:hidden";
  return (
    <div
      className={classNames(
        "@container",
        small && "max-tablet:border-t max-tablet:border-husk-300 max-tablet:pt-6",
        className,
      )}
    >
      <Card
        label={post.title}
        className={classNames(
          "flex h-full flex-col gap-6",
          small && "max-tablet:flex-row max-tablet:items-center max-tablet:gap-4",
          beside && "tablet:@md:flex-row tablet:@md:items-center tablet:@md:gap-8 tablet:@2xl:gap-band",
        )}
      >
        <div
          className={classNames(
            "relative flex-none",
            small && "max-tablet:w-29",
            beside && "tablet:@md:w-1/2",
            beside === "right" && "tablet:@md:order-1",
          )}
        >
          <Tile
            picture={post.thumb}
            background={post.background}
            sizes={sizes}
            whole
            lead={lead}
            className={classNames(shape, small ? "max-tablet:aspect-square" : "leaf-tr")}
          />
          <Notch side="left" decorative className={classNames("figure text-lg tracking-normal", unlessSmall)}>
            <b className="text-2xl font-normal">{day}</b> <span>{`${month.slice(0, 3)} ${year}`}</span>
          </Notch>
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
            <PostDay date={post.full_date} className={small ? "tablet:sr-only" : "sr-only"} />
            <span className={classNames(unlessSmall)}>{post.author}</span>
            <span className={classNames(unlessSmall)}>{fillCount(words.comments, post.comments)}</span>
          </p>
          <Heading
            className={classNames(
              "mt-2 text-xl/[1.15]",
              beside ? "@2xl:text-2xl/[1.12]" : "@md:text-2xl/[1.12]",
              !small && "max-tablet:text-2xl/[1.12]",
            )}
          >
            <CardLink
              to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
              className="hover:text-palm-700"
            >
              {post.title}
            </CardLink>
          </Heading>
          <p className={classNames("mt-3 max-w-[62ch] text-muted", unlessSmall)}>{post.description}</p>
          <p
            aria-hidden="true"
            className={classNames(
              "mt-auto flex items-center gap-2 pt-4 font-semibold text-palm-700",
              unlessSmall,
            )}
          >
            {words.read}
            <Icon name="arrow-right" className="size-5" />
          </p>
        </div>
      </Card>
    </div>
  );
}

/** When a post was written, "7 August 2024". */
export function PostDay({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={new Date(`${date} UTC`).toISOString().slice(0, 10)} className={className}>
      {date}
    </time>
  );
}
