import type { PostSummary } from "~/catalog/queries/lists";
import { classNames } from "~/lib/class-names";
import { ONE_TWO_THREE } from "~/ui/card-grid";
import { PostCard, type PostCardWords, type PostSizes } from "./post-card";

type Look = {
  /** Classes for the columns. */
  grid?: string;
  /** Classes for how many columns a post spans, and the rule beside it. */
  item?: (index: number) => string | false;
  /** The pictures' aspect ratio from tablets up. */
  aspect?: string;
  /** The first picture's, if it is larger than the others. */
  firstAspect?: string;
  /** Picture side, alternating, in cards wide enough for two columns. */
  sides?: readonly ("left" | "right" | undefined)[];
  /** How wide the pictures are from tablets up. */
  sizes: PostSizes;
  /** How wide the first picture is, if it is larger than the others. */
  firstSizes?: PostSizes;
};

/** Keyed by the list's path. */
const LOOKS = {
  "blog-standard": {
    grid: "desktop:gap-y-section",
    aspect: "tablet:aspect-[1.15] desktop:aspect-4/3",
    sides: ["left", "right"],
    sizes: { tablet: "47vw" },
  },
  "blog-with-sidebar": {
    grid: "tablet:grid-cols-2",
    item: (index) => index === 0 && "tablet:col-span-2",
    aspect: "desktop:aspect-square",
    firstAspect: "tablet:aspect-2/1 desktop:aspect-4/3",
    sizes: { tablet: "42vw", desktop: "27vw" },
    firstSizes: { tablet: "86vw", desktop: "53vw" },
  },
  "blog-2-column": { grid: "tablet:grid-cols-2", sizes: { tablet: "42vw" } },
  "blog-3-column": {
    grid: `${ONE_TWO_THREE} desktop:grid-cols-3 desktop:gap-x-16`,
    item: (index) => index % 3 > 0 && "desktop:-ml-8 desktop:border-l desktop:pl-8",
    sides: ["left"],
    sizes: { tablet: "42vw", desktop: "27vw" },
    firstSizes: { tablet: "60vw", desktop: "27vw" },
  },
  latest: {
    grid: "tablet:grid-cols-2 desktop:grid-cols-7-6 desktop:gap-x-16",
    item: (index) => index === 0 && "tablet:max-desktop:col-span-2 desktop:row-span-2",
    aspect: "desktop:aspect-square",
    firstAspect: "tablet:aspect-2/1 desktop:aspect-4/3",
    sides: [undefined, "left", "left"],
    sizes: { tablet: "42vw", desktop: "26vw" },
    firstSizes: { tablet: "86vw", desktop: "46vw" },
  },
} satisfies Record<string, Look>;

type Props = {
  posts: readonly PostSummary[];
  look: keyof typeof LOOKS;
  words: PostCardWords;
};

/** On phones, all posts but the first become rows with a small picture. */
export function PostGrid({ posts, look, words }: Props) {
  const {
    grid,
    item,
    aspect = "desktop:aspect-4/3",
    firstAspect = aspect,
    sides = [],
    sizes,
    firstSizes = sizes,
  }: Look = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 tablet:gap-y-16 ${grid ?? ""}`}>
      {posts.map((post, index) => {
        const isFirst = index === 0;
        return (
          <div
            key={post.id}
            className={classNames(
              "@container border-husk-300",
              item?.(index),
              !isFirst && "max-tablet:border-t max-tablet:pt-6",
            )}
          >
            <PostCard
              post={post}
              words={words}
              heading={look === "latest" ? "h3" : "h2"}
              isFirst={isFirst}
              priority={isFirst && look !== "latest"}
              side={sides[index % sides.length]}
              aspect={isFirst ? firstAspect : aspect}
              sizes={isFirst ? firstSizes : sizes}
            />
          </div>
        );
      })}
    </div>
  );
}
