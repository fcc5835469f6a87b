import { toPostSummary, type PostSummary } from "./lists.ts";
import { posts } from "../schemas/posts.ts";
import { products, type Product } from "../schemas/products.ts";

/** Enough to fill the carousel twice. */
const RELATED_COUNT = 8;

/** Products of the same category first, then the others, each from the next one in the shop on, wrapping around. */
export function relatedProducts({ id, category }: Product): Product[] {
  const at = products.findIndex((product) => product.id === id);
  const following = [...products.slice(at + 1), ...products.slice(0, at)];
  const isSameCategory = (product: Product) => product.category === category;
  return [
    ...following.filter(isSameCategory),
    ...following.filter((product) => !isSameCategory(product)),
  ].slice(0, RELATED_COUNT);
}

/** As many as fit side by side. */
const AUTHOR_POST_COUNT = 3;

/** The author's newest posts, filled up with posts by others. */
export function postsForAuthor(author: string): PostSummary[] {
  const own = posts.filter((post) => post.author === author);
  const others = posts.filter((post) => post.author !== author);
  return [...own, ...others].slice(0, AUTHOR_POST_COUNT).map(toPostSummary);
}
