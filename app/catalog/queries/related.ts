import { toPostSummary, type PostSummary } from "./lists.ts";
import { posts } from "../content/posts.ts";
import { products, type Product } from "../content/products.ts";

/** Enough to fill the carousel twice. */
const RELATED_COUNT = 8;

/** As many posts as fit side by side. */
const AUTHOR_POST_COUNT = 3;

/** Moves matching items to the front; stable otherwise. */
const sortMatchingFirst = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] =>
  items.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));

/** Products of the same category, then others. Both start after the product in shop order and wrap around. */
export function relatedProducts({ id, category }: Product): Product[] {
  const at = products.findIndex((product) => product.id === id);
  const following = [...products.slice(at + 1), ...products.slice(0, at)];
  return sortMatchingFirst(following, (product) => product.category === category).slice(0, RELATED_COUNT);
}

/** The author's newest posts, topped up with posts by others. */
export const postsForAuthor = (author: string): PostSummary[] =>
  sortMatchingFirst(posts, (post) => post.author === author)
    .slice(0, AUTHOR_POST_COUNT)
    .map(toPostSummary);
