import { postSummaryOf, type PostSummary } from "./lists.ts";
import { posts } from "../schemas/posts.ts";
import { products, type Product } from "../schemas/products.ts";

/** How many products stand beside another one: enough to fill the carousel twice. */
const COUNT = 8;

/** The products to show beside one: those of its category first, then those that follow it in the shop, around its end. */
export function relatedTo({ id, category }: Product): Product[] {
  const at = products.findIndex((product) => product.id === id);
  const same: Product[] = [];
  const rest: Product[] = [];
  // A long catalogue is not walked to its end: as soon as the category fills the carousel, nothing else can come in.
  for (let step = 1; step < products.length && same.length < COUNT; step++) {
    const product = products[(at + step) % products.length];
    if (product) (product.category === category ? same : rest).push(product);
  }
  return [...same, ...rest].slice(0, COUNT);
}

/** Posts beside their author: as many as stand side by side. */
const POSTS = 3;

/** The newest posts of an author, and where these are few the newest of others. */
export function postsBeside(author: string): PostSummary[] {
  const own = posts.filter((post) => post.author === author);
  const others = posts.filter((post) => post.author !== author);
  return [...own, ...others].slice(0, POSTS).map(postSummaryOf);
}
