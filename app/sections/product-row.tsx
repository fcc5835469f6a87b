import { href } from "react-router";
import type { ProductSummary } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { categoryTint } from "~/features/product/category";
import { ProductRating } from "~/features/product/product-rating";
import { classNames } from "~/lib/class-names";
import { Card, CardLink } from "~/ui/card";
import { Chip, Tag } from "~/ui/labels";
import { Prices } from "~/ui/price";
import { productCard } from "~/words/product-card";
import { ProductTile } from "./product-card";

type Props = {
  product: ProductSummary;
  /** The same count of reviews for every product. */
  reviews: string;
  /** A row of a list, or a card, which stacks where it is narrow. */
  look: keyof typeof LOOKS;
};

const LOOKS = {
  line: {
    heading: "h2",
    sizes: "(width < 721px) 30vw, 240px",
    card: "py-6 tablet:py-8",
    parts:
      "grid-cols-1-2 items-start @2xl:grid-cols-[200px_minmax(0,1fr)_auto] @2xl:items-center @2xl:gap-8 @5xl:gap-12",
    buy: "@max-2xl:col-span-full @2xl:flex-col @2xl:items-end @2xl:gap-6",
  },
  card: {
    heading: "h3",
    sizes: "(width < 768px) 54vw, (width < 1181px) 28vw, 16vw",
    card: "h-full rounded-card border border-husk-300 p-4",
    parts: "h-full grid-rows-[auto_1fr_auto] @md:grid-cols-5-7 @md:grid-rows-[1fr_auto] @md:gap-x-8",
    buy: "@md:col-span-full",
  },
} as const;

/** For the shop's list view and "Best Selling". */
export function ProductRow({ product, reviews, look }: Props) {
  const { heading: Heading, sizes, card, parts, buy } = LOOKS[look];
  return (
    <Card label={product.name} className={classNames("@container", categoryTint(product.category), card)}>
      <div className={`grid gap-4 ${parts}`}>
        <ProductTile product={product} sizes={sizes} landscape={look === "card"} />
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Chip as="span">{productCard.categories[product.category]}</Chip>
            <ProductRating ratings={product.ratings} />
            <span className="text-sm text-muted">{reviews}</span>
          </div>
          <Heading className="mt-3 text-xl/tight">
            <CardLink to={href("/shop-single/:id", { id: String(product.id) })}>{product.name}</CardLink>
          </Heading>
          <p className="mt-3 max-w-[60ch] text-sm text-muted @2xl:text-base">{product.summary}</p>
          <ul aria-label={productCard.tags} className="mt-4 flex flex-wrap gap-2">
            {product.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </ul>
        </div>
        <div className={`flex flex-wrap items-center justify-between gap-4 ${buy}`}>
          <Prices price={product.price} oldPrice={product.old_price} className="text-2xl @2xl:text-3xl" />
          <AddToCartButton product={product} />
        </div>
      </div>{" "}
    </Card>
  );
}
