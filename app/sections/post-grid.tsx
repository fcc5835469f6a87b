import { href } from "react-router";
import type { PostSummary } from "~/catalog/queries/lists";
import { longDay, shortDay } from "~/lib/calendar-day";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import { Card, CardLink } from "~/ui/card";
import { ONE_TWO_THREE } from "~/ui/card-grid";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

/** Pictures from tablets up. */
const HALF = { shape: "tablet:aspect-3/2 desktop:aspect-4/3", sizes: { tablet: 1 / 2 } };
const THIRD = { shape: HALF.shape, sizes: { tablet: 1 / 2, desktop: 1 / 4 } };
const SMALL = { shape: "tablet:aspect-3/2 desktop:aspect-square", sizes: { tablet: 1 / 2, desktop: 1 / 3 } };
const LARGE = {
  shape: "tablet:aspect-2/1 desktop:aspect-4/3",
  sizes: { tablet: 1, desktop: 3 / 5 },
};
const SQUARE = {
  shape: "tablet:aspect-square desktop:aspect-4/3",
  sizes: { tablet: 2 / 3, desktop: 1 / 3 },
};
const BESIDE = { shape: SQUARE.shape, sizes: HALF.sizes };

/** The columns, how many of them the first post spans, and the pictures. Keyed by the list's path. */
const LOOKS = {
  "blog-standard": { grid: "desktop:gap-y-section", span: "", first: BESIDE, others: BESIDE },
  "blog-with-sidebar": { grid: "tablet:grid-cols-2", span: "tablet:col-span-2", first: LARGE, others: SMALL },
  "blog-2-column": { grid: "tablet:grid-cols-2", span: "", first: HALF, others: HALF },
  "blog-3-column": {
    grid: `${ONE_TWO_THREE} desktop:grid-cols-3 desktop:gap-x-16`,
    span: "",
    first: SQUARE,
    others: THIRD,
  },
  latest: {
    grid: "tablet:grid-cols-2 desktop:grid-cols-7-6 desktop:gap-x-16",
    span: "tablet:col-span-2 desktop:col-span-1 desktop:row-span-2",
    first: LARGE,
    others: { ...SMALL, sizes: { tablet: 1 / 2, desktop: 0.3 } },
  },
};

export type PostCardWords = { read: string; comments: CountedWords };

type Props = { posts: readonly PostSummary[]; look: keyof typeof LOOKS; words: PostCardWords };

/** On phones, all posts but the first become rows with a small picture. */
export function PostGrid({ posts, look, words }: Props) {
  const { grid, span } = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 tablet:gap-y-16 ${grid}`}>
      {posts.map((post, index) => (
        <div
          key={post.id}
          className={classNames(
            "@container border-husk-300",
            index === 0 ? span : "max-tablet:border-t max-tablet:pt-6",
            look === "blog-3-column" && index % 3 > 0 && "desktop:-ml-8 desktop:border-l desktop:pl-8",
          )}
        >
          <PostCard post={post} index={index} look={look} words={words} />
        </div>
      ))}
    </div>
  );
}

type CardProps = Omit<Props, "posts"> & { post: PostSummary; index: number };

/**
 * A post in a list. In some lists, cards wide enough have the picture beside the text. The narrowest cards show a date
 * instead of the notch, and no excerpt.
 */
function PostCard({ post, index, look, words }: CardProps) {
  const isFirst = index === 0;
  const isSection = look === "latest";
  const isBeside = look === "blog-standard" || look === "blog-3-column" || (isSection && !isFirst);
  const Heading = isSection ? "h3" : "h2";
  const { shape, sizes } = LOOKS[look][isFirst ? "first" : "others"];
  const [day, month] = shortDay(post.date).split(" ");
  const unlessCompact = classNames("@max-3xs:hidden", !isFirst && "max-tablet:hidden");
  return (
    <Card
      label={post.title}
      className={classNames(
        "flex h-full gap-4 tablet:gap-6",
        isFirst ? "flex-col" : "items-center tablet:flex-col tablet:items-stretch",
        isBeside && "tablet:@md:flex-row tablet:@md:items-start tablet:@md:gap-8 tablet:@2xl:items-center",
        isBeside && "@4xl:gap-16",
      )}
    >
      <div
        className={classNames(
          "relative flex-none",
          !isFirst && "w-30 tablet:w-auto",
          isBeside && "tablet:@md:w-1/2",
          look === "blog-standard" && index % 2 === 1 && "tablet:@md:order-1",
        )}
      >
        <Tile
          picture={post.thumb}
          background={post.background}
          sizes={{ phone: isFirst ? 1 : "160px", ...sizes }}
          whole
          priority={isFirst && !isSection}
          className={`${isFirst ? "aspect-3/2 rounded-tr-leaf" : "aspect-square"} ${shape}`}
        />
        <Notch side="left" decorative className={`display-figures text-lg tracking-normal ${unlessCompact}`}>
          <b className="text-2xl font-normal">{day}</b> <span>{`${month} ${post.date.slice(0, 4)}`}</span>
        </Notch>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
          <PostDay date={post.date} className={isFirst ? "sr-only" : "tablet:@3xs:sr-only"} />
          <span className={unlessCompact}>{post.author}</span>
          <span className={unlessCompact}>{fillCount(words.comments, post.comments)}</span>
        </p>
        <Heading
          className={classNames(
            "mt-2 text-xl",
            isBeside ? "@2xl:text-2xl @6xl:text-3xl" : "@md:text-2xl",
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
        <p className={`mt-4 max-w-[60ch] text-balance text-muted @4xl:text-lg ${unlessCompact}`}>
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
