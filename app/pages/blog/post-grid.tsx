import type { PostSummary } from "~/catalog/queries/lists";
import { PostCard, type PostCardWords } from "~/sections/post-card";

/** By the path of the list; `first` overrides the first card. */
const LOOKS = {
  "blog-standard": {
    grid: "",
    aspect: "aspect-3/2 tablet:@md:aspect-4/3 desktop:@md:aspect-3/2",
    sizes: "47vw",
    first: {},
  },
  "blog-with-sidebar": {
    grid: "tablet:grid-cols-2",
    aspect: "aspect-square",
    sizes: "(width < 1181px) 42vw, 27vw",
    first: {
      className: "tablet:col-span-2",
      aspect: "aspect-3/2 desktop:aspect-4/3",
      sizes: "(width < 1181px) 86vw, 53vw",
    },
  },
  "blog-2-column": {
    grid: "tablet:grid-cols-2 desktop:gap-x-12",
    aspect: "aspect-3/2 desktop:aspect-4/3",
    sizes: "42vw",
    first: {},
  },
  "blog-3-column": {
    grid: "tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-12",
    aspect: "aspect-3/2 desktop:aspect-4/3",
    sizes: "(width < 1181px) 42vw, 27vw",
    first: {},
  },
} as const;

type Props = {
  posts: readonly PostSummary[];
  look: keyof typeof LOOKS;
  words: PostCardWords;
};

/** On phones all but the newest are compact. */
export function PostGrid({ posts, look, words }: Props) {
  const { grid, first, ...rest } = LOOKS[look];
  return (
    <div className={`grid gap-6 pt-band tablet:gap-x-8 tablet:gap-y-16 ${grid}`}>
      {posts.map((post, index) => {
        const isFirst = index === 0;
        const { sizes, ...layout } = isFirst ? { ...rest, ...first } : rest;
        return (
          <PostCard
            key={post.id}
            post={post}
            words={words}
            sizes={`(width < 721px) ${isFirst ? "86vw" : "160px"}, ${sizes}`}
            heading="h2"
            lead={isFirst}
            compact={!isFirst}
            {...(look === "blog-standard" && { imageSide: index % 2 === 0 ? "left" : "right" })}
            {...layout}
          />
        );
      })}
    </div>
  );
}
