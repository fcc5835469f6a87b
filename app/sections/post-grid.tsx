import type { PostSummary } from "~/catalog/queries/lists";
import { PostCard, type PostCardWords } from "./post-card";

const COLUMNS = "tablet:grid-cols-2 tablet:gap-y-16";
const PORTRAIT = "aspect-3/2 desktop:aspect-4/3";

/** By the path of the list. `first` overrides the first card; pictures take their `sides` in turn. */
const LOOKS = {
  "blog-standard": {
    grid: "tablet:gap-y-16",
    sides: ["left", "right"],
    aspect: "aspect-3/2 tablet:@md:aspect-4/3 desktop:@md:aspect-3/2",
    sizes: "47vw",
    first: {},
  },
  "blog-with-sidebar": {
    grid: COLUMNS,
    sides: [],
    aspect: "aspect-square",
    sizes: "(width < 1181px) 42vw, 27vw",
    first: { className: "tablet:col-span-2", aspect: PORTRAIT, sizes: "(width < 1181px) 86vw, 53vw" },
  },
  "blog-2-column": {
    grid: `${COLUMNS} desktop:gap-x-12`,
    sides: [],
    aspect: PORTRAIT,
    sizes: "42vw",
    first: {},
  },
  "blog-3-column": {
    grid: `${COLUMNS} desktop:grid-cols-3 desktop:gap-x-12`,
    sides: [],
    aspect: PORTRAIT,
    sizes: "(width < 1181px) 42vw, 27vw",
    first: {},
  },
  latest: {
    grid: "tablet:grid-cols-2 tablet:gap-y-12 desktop:grid-cols-7-6 desktop:gap-x-16",
    sides: [undefined, "left", "left"],
    aspect: "aspect-3/2 tablet:@md:aspect-square",
    sizes: "(width < 1181px) 42vw, 26vw",
    first: {
      className: "tablet:max-desktop:col-span-2 desktop:row-span-2",
      aspect: "aspect-3/2 tablet:max-desktop:aspect-2/1",
      sizes: "(width < 1181px) 86vw, 46vw",
    },
  },
} as const;

type Props = {
  posts: readonly PostSummary[];
  look: keyof typeof LOOKS;
  words: PostCardWords;
  heading?: "h2" | "h3";
};

/** On phones all but the newest are compact. */
export function PostGrid({ posts, look, words, heading = "h2" }: Props) {
  const { grid, first, sides, ...rest } = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 ${grid}`}>
      {posts.map((post, index) => {
        const isFirst = index === 0;
        const { sizes, ...layout } = isFirst ? { ...rest, ...first } : rest;
        return (
          <PostCard
            key={post.id}
            post={post}
            words={words}
            sizes={`(width < 721px) ${isFirst ? "86vw" : "160px"}, ${sizes}`}
            heading={heading}
            lead={isFirst && look !== "latest"}
            compact={!isFirst}
            imageSide={sides[index % sides.length]}
            {...layout}
          />
        );
      })}
    </div>
  );
}
