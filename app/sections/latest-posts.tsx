import type { PostSummary } from "~/catalog/queries/lists";
import { ButtonLink } from "~/ui/button";
import { PostCard, type PostCardWords } from "./post-card";

type Props = { title: string; all: string; posts: readonly PostSummary[]; words: PostCardWords };

const LEAD = {
  sizes: "(width < 1181px) 86vw, 46vw",
  aspect: "aspect-3/2 tablet:max-desktop:aspect-2/1",
  className: "tablet:max-desktop:col-span-2 desktop:row-span-2",
};
const OTHER = {
  sizes: "(width < 721px) 160px, (width < 1181px) 42vw, 26vw",
  aspect: "aspect-3/2 tablet:@md:aspect-square",
  compact: true,
  imageSide: "left",
} as const;

/** The first post is large. */
export function LatestPosts({ title, all, posts, words }: Props) {
  return (
    <section className="wrap py-section">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h2>{title}</h2>
        <ButtonLink to="/blog-standard">{all}</ButtonLink>
      </div>
      <div className="grid gap-6 pt-band tablet:grid-cols-2 tablet:gap-x-8 tablet:gap-y-12 desktop:grid-cols-7-6 desktop:gap-x-16">
        {posts.map((post, index) => (
          <PostCard key={post.id} post={post} words={words} heading="h3" {...(index === 0 ? LEAD : OTHER)} />
        ))}
      </div>
    </section>
  );
}
