import { href } from "react-router";
import type { PostSummary } from "~/catalog/queries/lists";
import { classNames } from "~/lib/class-names";
import { fillCount, type CountedWords } from "~/lib/fill";
import { sizesAt } from "~/lib/sizes";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notch, Tile } from "~/ui/tile";

type Look = {
  grid: string;
  /** The aspect ratio of the pictures from tablets on, of all but the first if it is larger. */
  aspect?: string;
  /** The sides of the pictures, in turn, of cards wide enough for two columns. */
  sides?: readonly ("left" | "right" | undefined)[];
  /** The `sizes` of the pictures from tablets on. */
  sizes: string;
  /** The same for the first picture, if it is larger. */
  firstSizes?: string;
};

/** By the path of the list. */
const LOOKS = {
  "blog-standard": {
    grid: "",
    aspect: "tablet:aspect-4/3 desktop:aspect-3/2",
    sides: ["left", "right"],
    sizes: "47vw",
  },
  "blog-with-sidebar": {
    grid: "tablet:grid-cols-2 tablet:*:first:col-span-2",
    aspect: "desktop:aspect-square",
    sizes: sizesAt({ phone: "42vw", desktop: "27vw" }),
    firstSizes: sizesAt({ phone: "86vw", desktop: "53vw" }),
  },
  "blog-2-column": { grid: "tablet:grid-cols-2", sizes: "42vw" },
  /** On tablets rows of one, two and three. */
  "blog-3-column": {
    grid: "tablet:max-desktop:grid-cols-6 tablet:max-desktop:*:col-span-2 tablet:max-desktop:*:first:col-span-6 tablet:max-desktop:*:nth-[2]:col-span-3 tablet:max-desktop:*:nth-[3]:col-span-3 desktop:grid-cols-3 desktop:gap-x-12",
    sides: ["left"],
    sizes: sizesAt({ phone: "42vw", desktop: "27vw" }),
  },
  latest: {
    grid: "tablet:grid-cols-2 desktop:grid-cols-7-6 desktop:gap-x-16 tablet:max-desktop:*:first:col-span-2 desktop:*:first:row-span-2",
    aspect: "desktop:aspect-square",
    sides: [undefined, "left", "left"],
    sizes: sizesAt({ phone: "42vw", desktop: "26vw" }),
    firstSizes: sizesAt({ phone: "86vw", desktop: "46vw" }),
  },
} satisfies Record<string, Look>;

export type PostCardWords = { read: string; comments: CountedWords };

type Props = {
  posts: readonly PostSummary[];
  look: keyof typeof LOOKS;
  words: PostCardWords;
  heading?: "h2" | "h3";
};

/** On phones all but the newest are rows with a small picture. */
export function PostGrid({ posts, look, words, heading: Heading = "h2" }: Props) {
  const { grid, aspect = "desktop:aspect-4/3", sides = [], sizes, firstSizes = sizes }: Look = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 tablet:gap-y-16 ${grid}`}>
      {posts.map((post, index) => {
        const isFirst = index === 0;
        const side = sides[index % sides.length];
        const [day, month = "", year] = post.full_date.split(" ");
        const unlessCompact = classNames("@max-3xs:hidden", !isFirst && "max-tablet:hidden");
        return (
          <div
            key={post.id}
            className={classNames(
              "@container",
              !isFirst && "border-husk-300 max-tablet:border-t max-tablet:pt-6",
              // Rules between the columns.
              look === "blog-3-column" && index % 3 > 0 && "desktop:-ml-6 desktop:border-l desktop:pl-6",
            )}
          >
            <Card
              label={post.title}
              className={classNames(
                "flex h-full flex-col gap-6",
                !isFirst && "max-tablet:flex-row max-tablet:items-center max-tablet:gap-4",
                side && "tablet:@md:flex-row tablet:@md:items-center tablet:@md:gap-8 tablet:@2xl:gap-band",
              )}
            >
              <div
                className={classNames(
                  "relative flex-none",
                  !isFirst && "max-tablet:w-29",
                  side && "tablet:@md:w-1/2 tablet:@2xl:w-11/20",
                  side === "right" && "tablet:@md:order-1",
                )}
              >
                <Tile
                  picture={post.thumb}
                  background={post.background}
                  sizes={sizesAt({ phone: isFirst ? "86vw" : "160px", tablet: isFirst ? firstSizes : sizes })}
                  whole
                  priority={isFirst && look !== "latest"}
                  className={classNames(
                    "aspect-3/2",
                    isFirst && firstSizes !== sizes ? "desktop:aspect-4/3" : aspect,
                    isFirst ? "rounded-tr-leaf" : "max-tablet:aspect-square",
                  )}
                />
                <Notch side="left" decorative className={`figure text-lg tracking-normal ${unlessCompact}`}>
                  <b className="text-2xl font-normal">{day}</b> <span>{`${month.slice(0, 3)} ${year}`}</span>
                </Notch>
              </div>
              <div className="flex min-w-0 flex-1 flex-col">
                <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
                  <PostDay date={post.full_date} className={isFirst ? "sr-only" : "tablet:@3xs:sr-only"} />
                  <span className={unlessCompact}>{post.author}</span>
                  <span className={unlessCompact}>{fillCount(words.comments, post.comments)}</span>
                </p>
                <Heading
                  className={classNames(
                    "mt-2 text-xl",
                    side ? "@2xl:text-2xl" : "@md:text-2xl",
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
                <p className={`mt-4 max-w-[60ch] text-pretty text-muted ${unlessCompact}`}>
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
          </div>
        );
      })}
    </div>
  );
}

/** `date` is in English, such as "7 August 2024". */
export function PostDay({ date, className }: { date: string; className?: string }) {
  return (
    <time dateTime={new Date(`${date} UTC`).toISOString().slice(0, 10)} className={className}>
      {date}
    </time>
  );
}
