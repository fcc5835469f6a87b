import { href } from "react-router";
import type { PostSummary } from "~/catalog/queries/lists";
import { longDay, shortDay } from "~/lib/calendar-day";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

export type PostCardWords = { read: string; comments: CountedWords };

export type PostSizes = { tablet: string; desktop?: string };

type Props = {
  post: PostSummary;
  words: PostCardWords;
  heading: "h2" | "h3";
  /** The first post stays a full card on phones, where the others become rows. */
  isFirst: boolean;
  priority: boolean;
  /** Picture side, in cards wide enough for two columns. */
  side: "left" | "right" | undefined;
  /** The aspect ratio of the picture from tablets on. */
  aspect: string;
  /** How wide the picture is from tablets on. */
  sizes: PostSizes;
};

/** A post in a list. The narrowest cards show a date instead of the notch, and no excerpt. */
export function PostCard({ post, words, heading: Heading, isFirst, priority, side, aspect, sizes }: Props) {
  const [day, month] = shortDay(post.date).split(" ");
  const unlessCompact = classNames("@max-3xs:hidden", !isFirst && "max-tablet:hidden");
  return (
    <Card
      label={post.title}
      className={classNames(
        "flex h-full flex-col gap-6",
        !isFirst && "max-tablet:flex-row max-tablet:items-center max-tablet:gap-4",
        side && "tablet:@md:flex-row tablet:@md:gap-8 tablet:@2xl:items-center @4xl:gap-16",
      )}
    >
      <div
        className={classNames(
          "relative flex-none",
          isFirst ? "self-stretch" : "max-tablet:w-30",
          side && "tablet:@md:w-1/2 tablet:@md:@max-2xl:self-start @2xl:w-11/20 @6xl:w-1/2",
          side === "right" && "tablet:@md:order-1",
        )}
      >
        <Tile
          picture={post.thumb}
          background={post.background}
          sizes={{ phone: isFirst ? "86vw" : "160px", ...sizes }}
          whole
          priority={priority}
          className={classNames(
            "aspect-3/2",
            aspect,
            isFirst ? "min-h-full w-full rounded-tr-leaf" : "max-tablet:aspect-square",
          )}
        />
        <Notch side="left" decorative className={`display-figures text-lg tracking-normal ${unlessCompact}`}>
          <b className="text-2xl font-normal">{day}</b> <span>{`${month} ${post.date.slice(0, 4)}`}</span>
        </Notch>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted @6xl:text-base">
          <PostDay date={post.date} className={isFirst ? "sr-only" : "tablet:@3xs:sr-only"} />
          <span className={unlessCompact}>{post.author}</span>
          <span className={unlessCompact}>{fillCount(words.comments, post.comments)}</span>
        </p>
        <Heading
          className={classNames(
            "mt-2 text-xl @6xl:mt-4",
            side ? "@2xl:text-2xl @6xl:text-3xl" : "@md:text-2xl",
            isFirst && "max-tablet:text-2xl",
          )}
        >
          <CardLink
            to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
            className="hover:text-palm-700"
          >
            {post.title}
          </CardLink>
        </Heading>
        <p className={`mt-4 max-w-[60ch] text-balance text-muted @4xl:text-lg @6xl:mt-6 ${unlessCompact}`}>
          {post.description}
        </p>
        <p
          aria-hidden="true"
          className={`mt-auto flex items-center gap-2 pt-4 font-semibold text-palm-700 ${unlessCompact}`}
        >
          {words.read}
          <Icon name="arrow-right" className="size-5" />
        </p>
      </div>
    </Card>
  );
}

export function PostDay({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={date} className={className}>
      {longDay(date, "en")}
    </time>
  );
}
