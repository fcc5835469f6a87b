import { paginate, type Page } from "../../lib/paginate.ts";
import { posts, type Post } from "../schemas/posts.ts";
import { products, type Product } from "../schemas/products.ts";

/** What a card shows of a product where another count of reviews stands on the page (spec 9, "8 reviews"). */
export function uncountedCardOf({ id, name, category, thumb, price, old_price, on_sale, ratings }: Product) {
  return { id, name, category, thumb, price, old_price, on_sale, ratings };
}

/** What a card shows of a product: the rest stays on its own page. */
export function cardOf(product: Product) {
  return { ...uncountedCardOf(product), reviews: product.reviews };
}

/** What the shop's list shows of it. */
export function summaryOf(product: Product) {
  const { tags, summary } = product;
  return { ...cardOf(product), tags, summary };
}

/** What a list of the journal shows of a post: one picture, and its day once. */
export function postSummaryOf({
  id,
  title,
  author,
  comments,
  background,
  thumb,
  full_date,
  description,
}: Post) {
  return { id, title, author, comments, background, thumb, full_date, description };
}

export type PostSummary = ReturnType<typeof postSummaryOf>;

export type ProductOnCard = ReturnType<typeof uncountedCardOf> & { reviews?: number };

export type ProductSummary = ReturnType<typeof summaryOf>;

/** Products in the featured grid of a home (spec 9). */
const FEATURED = 8;

/** The first products of a kind, for the featured grid of a home. */
export const featuredOf = (
  isOfKind: (product: Product) => boolean,
  asCard: (product: Product) => ProductOnCard = cardOf,
): ProductOnCard[] => products.filter(isOfKind).slice(0, FEATURED).map(asCard);

/** Of the shop, for an empty cart to begin with. */
export const firstProducts = (): ProductOnCard[] => products.slice(0, 4).map(cardOf);

const summaries = posts.map(postSummaryOf);

/** Products on a page of the shop (spec 9). */
const SHOP_SIZE = 8;

/** The lists that come in pages, each with its size (spec 9; three columns: "a further list"). Each page but the first is a file of its own, which the browser fetches when it is asked for. */
export const lists = {
  shop: (number: number): Page<ProductSummary> => {
    const page = paginate(products, SHOP_SIZE, number);
    return { ...page, items: page.items.map(summaryOf) };
  },
  "blog-standard": (number: number) => paginate(summaries, 3, number),
  "blog-with-sidebar": (number: number) => paginate(summaries, 3, number),
  "blog-2-column": (number: number) => paginate(summaries, 4, number),
  "blog-3-column": (number: number) => paginate(summaries, 6, number),
};

/** The paths of all pages after the first of all lists. */
export function listPagePaths(): string[] {
  return Object.entries(lists).flatMap(([name, list]) =>
    Array.from({ length: list(1).count - 1 }, (_, index) => `/lists/${name}/${index + 2}.json`),
  );
}
