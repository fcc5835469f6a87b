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

/** Lists by path, with their page sizes. */
export const lists = {
  shop: { items: productSummaries, size: 8 },
  "blog-standard": { items: postSummaries, size: 3 },
  "blog-with-sidebar": { items: postSummaries, size: 3 },
  "blog-2-column": { items: postSummaries, size: 4 },
  "blog-3-column": { items: postSummaries, size: 6 },
};
