import type { PostSummary } from "~/catalog/queries/lists";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";
import { PostGrid, type PostCardWords } from "./post-grid";

type Props = { title: string; all: string; posts: readonly PostSummary[]; words: PostCardWords };

export function LatestPosts({ title, all, posts, words }: Props) {
  return (
    <Section>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2>{title}</h2>
        <ButtonLink to="/blog-standard">{all}</ButtonLink>
      </div>
      <PostGrid posts={posts} look="latest" words={words} />
    </Section>
  );
}
