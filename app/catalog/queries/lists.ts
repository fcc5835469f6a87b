import { paginate } from "../../lib/paginate.ts";
import { pick } from "../../lib/pick.ts";
import { posts, type Post } from "../content/posts.ts";
import { products, type Product } from "../content/products.ts";

/** A product card for pages that show a fixed review count instead. */
export const toCardWithoutReviews = (product: Product) =>
  pick(product, "id", "name", "category", "thumb", "price", "old_price", "on_sale", "ratings");

/** Keeps only what a card shows, so that lists stay small. */
export const toCard = (product: Product) => ({
  ...toCardWithoutReviews(product),
  reviews: product.reviews,
});

/** The product data for a row of the shop's list view. */
export const toProductSummary = (product: Product) => ({
  ...toCard(product),
  ...pick(product, "tags", "summary"),
});

export const toPostSummary = (post: Post) =>
  pick(post, "id", "title", "author", "comments", "background", "thumb", "date", "description");

export type PostSummary = ReturnType<typeof toPostSummary>;

export type ProductOnCard = ReturnType<typeof toCardWithoutReviews> & { reviews?: number };

export type ProductSummary = ReturnType<typeof toProductSummary>;

const FEATURED_COUNT = 8;

export const featuredProducts = (
  isFeatured: (product: Product) => boolean,
  toProductCard: (product: Product) => ProductOnCard = toCard,
): ProductOnCard[] => products.filter(isFeatured).slice(0, FEATURED_COUNT).map(toProductCard);

/** Products suggested when the cart is empty. */
export const suggestedProducts = (): ProductOnCard[] => products.slice(0, 4).map(toCard);

const productSummaries = products.map(toProductSummary);
const postSummaries = posts.map(toPostSummary);

/** Paginated lists with their page sizes. The browser fetches pages after the first as JSON files. */
export const lists = {
  shop: (number: number) => paginate(productSummaries, 8, number),
  "blog-standard": (number: number) => paginate(postSummaries, 3, number),
  "blog-with-sidebar": (number: number) => paginate(postSummaries, 3, number),
  "blog-2-column": (number: number) => paginate(postSummaries, 4, number),
  "blog-3-column": (number: number) => paginate(postSummaries, 6, number),
};

export function listPagePaths(): string[] {
  return Object.entries(lists).flatMap(([name, list]) =>
    Array.from({ length: list(1).count - 1 }, (_, index) => `/lists/${name}/${index + 2}.json`),
  );
}
