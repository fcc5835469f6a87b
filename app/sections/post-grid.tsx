import { href } from "react-router";
import type { PostSummary } from "~/catalog/queries/lists";
import { longDay, shortDay } from "~/lib/calendar-day";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import type { Sizes } from "~/lib/sizes";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

const TWO_COLUMNS = { grid: "tablet:grid-cols-2", lead: "tablet:col-span-2" };
const THREE_COLUMNS = {
  grid: "tablet:grid-cols-2 desktop:grid-cols-3",
  lead: "tablet:max-desktop:col-span-2",
  widths: { lead: 1 / 3, others: 1 / 3 },
};

/** The columns, the first of an odd number of posts, and the pictures' widths on desktops. Keyed by the list's path. */
const LOOKS = {
  "blog-standard": { grid: "", lead: "", widths: { lead: 1 / 2, others: 1 / 2 } },
  "blog-with-sidebar": { ...TWO_COLUMNS, widths: { lead: 3 / 5, others: 0.3 } },
  "blog-2-column": { ...TWO_COLUMNS, widths: { lead: 1, others: 1 / 2 } },
  "blog-3-column": THREE_COLUMNS,
  latest: THREE_COLUMNS,
};

export type PostCardWords = { read: string; comments: CountedWords };

type Props = { posts: readonly PostSummary[]; look: keyof typeof LOOKS; words: PostCardWords };

/** On phones, all posts but the first become rows with a small picture. */
export function PostGrid({ posts, look, words }: Props) {
  const { grid, lead, widths } = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 tablet:gap-y-section ${grid}`}>
      {posts.map((post, index) => {
        const isLead = lead !== "" && index === 0 && posts.length % 2 === 1;
        return (
          <div
            key={post.id}
            className={classNames(
              "border-husk-300",
              index > 0 && "max-tablet:border-t max-tablet:pt-6",
              isLead && lead,
            )}
          >
            <PostCard
              post={post}
              index={index}
              isWide={isLead && widths.lead > widths.others}
              look={look}
              words={words}
              sizes={{
                phone: index === 0 ? 1 : "160px",
                tablet: isLead ? 1 : 1 / 2,
                desktop: isLead ? widths.lead : widths.others,
              }}
            />
          </div>
        );
      })}
    </div>
  );
}

type CardProps = Omit<Props, "posts"> & { post: PostSummary; index: number; isWide: boolean; sizes: Sizes };

/** A post in a list. In `blog-standard`, the picture is beside the text, left and right in turn. */
function PostCard({ post, index, isWide, look, words, sizes }: CardProps) {
  const isFirst = index === 0;
  const isSection = look === "latest";
  const isBeside = look === "blog-standard";
  const Heading = isSection ? "h3" : "h2";
  const [day, month] = shortDay(post.date).split(" ");
  const titleSize = isBeside
    ? "tablet:text-2xl desktop:text-3xl"
    : isWide
      ? "tablet:text-2xl"
      : "tablet:text-xl";
  const unlessRow = isFirst ? "" : "max-tablet:hidden";
  return (
    <Card
      label={post.title}
      className={classNames(
        "flex h-full gap-4",
        isFirst ? "flex-col" : "items-center",
        isBeside
          ? "tablet:flex-row tablet:items-center tablet:gap-8 desktop:gap-16"
          : "tablet:flex-col tablet:items-stretch tablet:gap-6",
      )}
    >
      <div
        className={classNames(
          "relative flex-none",
          !isFirst && "w-30",
          isBeside ? "tablet:w-1/2" : "tablet:w-auto",
          isBeside && index % 2 === 1 && "tablet:order-1",
        )}
      >
        <Tile
          picture={post.thumb}
          background={post.background}
          sizes={sizes}
          whole
          priority={isFirst && !isSection}
          className={`max-h-140 w-full ${isFirst ? "aspect-3/2 rounded-tr-leaf tablet:aspect-4/3" : "aspect-square tablet:aspect-4/3"}`}
        />
        <Notch side="left" decorative className={`display-figures text-lg tracking-normal ${unlessRow}`}>
          <b className="text-2xl font-normal">{day}</b> <span>{`${month} ${post.date.slice(0, 4)}`}</span>
        </Notch>
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
          <PostDay date={post.date} className={isFirst ? "sr-only" : "tablet:sr-only"} />
          <span className={unlessRow}>{post.author}</span>
          <span className={unlessRow}>{fillCount(words.comments, post.comments)}</span>
        </p>
        <Heading className={`mt-2 ${isFirst ? "text-2xl" : "text-xl"} ${titleSize}`}>
          <CardLink
            to={href("/blog-single-with-sidebar/:id", { id: String(post.id) })}
            className="hover:text-palm-700"
          >
            {post.title}
          </CardLink>
        </Heading>
        <p className={`mt-4 max-w-[60ch] text-balance text-muted ${unlessRow}`}>{post.description}</p>
        <p
          aria-hidden="true"
          className={`mt-auto flex items-center gap-2 pt-4 font-semibold text-palm-700 ${unlessRow}`}
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
