import type { PostSummary } from "~/catalog/queries/lists";
import { PostCard, type PostCardWords } from "~/sections/post-card";

/** How the posts stand: one wide below the other, beside a sidebar, or in columns. */
export type PostGridLook = "wide" | "narrow" | "two" | "three";

/** Of each look its columns, the proportions and widths of its pictures, and what the first one has of its own. */
const LOOKS = {
  wide: {
    grid: "tablet:gap-y-section",
    shape: "aspect-3/2 tablet:@md:aspect-4/3 desktop:@md:aspect-3/2",
    sizes: "47vw",
    first: {},
  },
  narrow: {
    grid: "tablet:grid-cols-2 tablet:gap-y-16",
    shape: "aspect-square",
    sizes: "(width < 1181px) 42vw, 27vw",
    first: {
      className: "tablet:col-span-2",
      shape: "aspect-3/2 desktop:aspect-4/3",
      sizes: "(width < 1181px) 86vw, 53vw",
    },
  },
  two: {
    grid: "tablet:grid-cols-2 tablet:gap-y-16 desktop:gap-x-12",
    shape: "aspect-3/2 desktop:aspect-4/3",
    sizes: "42vw",
    first: {},
  },
  three: {
    grid: "tablet:grid-cols-2 tablet:gap-y-16 desktop:grid-cols-3 desktop:gap-x-12",
    shape: "aspect-3/2 desktop:aspect-5/4",
    sizes: "(width < 1181px) 42vw, 27vw",
    first: {},
  },
} as const;

type Props = {
  posts: readonly PostSummary[];
  look: PostGridLook;
  words: PostCardWords;
};

/** The posts of a page as cards, in rows or columns. On phones all but the newest are small. */
export function PostGrid({ posts, look, words }: Props) {
  const { grid, first, ...rest } = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 ${grid}`}>
      {posts.map((post, index) => {
        const isFirst = index === 0;
        const { sizes, ...place } = isFirst ? { ...rest, ...first } : rest;
        return (
          <PostCard
            key={post.id}
            post={post}
            words={words}
            sizes={`(width < 721px) ${isFirst ? "86vw" : "160px"}, ${sizes}`}
            heading="h2"
            lead={isFirst}
            small={!isFirst}
            {...(look === "wide" && { beside: index % 2 === 0 ? "left" : "right" })}
            {...place}
          />
        );
      })}
    </div>
  );
}
