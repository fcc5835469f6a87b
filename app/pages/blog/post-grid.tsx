import type { PostSummary } from "~/catalog/lists";
import { PostCard, type PostCardWords } from "~/sections/post-card";

/** How the posts stand: one wide below the other, beside a sidebar, or in columns. */
export type PostGridLook = "wide" | "narrow" | "two" | "three";

const SIZES: Record<PostGridLook, string> = {
  wide: "(width < 721px) 86vw, 47vw",
  narrow: "(width < 1181px) 86vw, 53vw",
  two: "(width < 721px) 86vw, 42vw",
  three: "(width < 721px) 86vw, (width < 1181px) 50vw, 27vw",
};
/** Of all but the newest: small, in rows, on phones. */
const SIZES_OF_OLDER: Record<PostGridLook, string> = {
  wide: "(width < 721px) 160px, 47vw",
  narrow: "(width < 721px) 160px, 36vw",
  two: "(width < 721px) 160px, 42vw",
  three: "(width < 721px) 160px, (width < 1181px) 36vw, 27vw",
};

type Props = {
  posts: readonly PostSummary[];
  look: PostGridLook;
  words: PostCardWords;
  /** Level of the titles among the page's headings. */
  heading: "h2" | "h3";
  /** They are the first of the page. */
  lead?: boolean;
};

/** Posts as cards, in rows or columns. */
export function PostGrid({ posts, look, words, heading, lead = false }: Props) {
  return (
    <div className={`posts posts-${look}`}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          words={words}
          sizes={(index === 0 ? SIZES : SIZES_OF_OLDER)[look]}
          heading={heading}
          lead={lead && index === 0}
        />
      ))}
    </div>
  );
}
