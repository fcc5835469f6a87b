import { href } from "react-router";
import type { ProductSummary } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { categoryTint } from "~/features/product/category";
import { ProductRating } from "~/features/product/product-rating";
import { Card, CardLink } from "~/ui/card";
import { Chip, Tag } from "~/ui/labels";
import { Prices } from "~/ui/price";
import { productCard } from "~/words/product-card";
import { ProductTile } from "./product-card";

type Props = {
  product: ProductSummary;
  /** The same count of reviews for every product. */
  reviews: string;
  heading: "h2" | "h3";
  className: string;
};

/** For the shop's list view and "Best Selling": a row in a wide container, stacked in a narrow one. */
export function ProductRow({ product, reviews, heading: Heading, className }: Props) {
  return (
    <Card label={product.name} className={`@container ${categoryTint(product.category)} ${className}`}>
      <div className="grid h-full grid-rows-[auto_1fr_auto] gap-4 @md:grid-cols-5-7 @md:grid-rows-[1fr_auto] @md:gap-x-8 @2xl:grid-cols-[200px_minmax(0,1fr)_auto] @2xl:grid-rows-1 @2xl:items-center">
        <ProductTile product={product} sizes="(width < 768px) 54vw, (width < 1181px) 28vw, 16vw" landscape />
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Chip as="span">{productCard.categories[product.category]}</Chip>
            <ProductRating rating={product.ratings} short />
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
        <div className="flex flex-wrap items-center justify-between gap-4 @md:@max-2xl:col-span-full @2xl:flex-col @2xl:items-end @2xl:gap-6">
          <Prices price={product.price} oldPrice={product.old_price} className="text-2xl @2xl:text-3xl" />
          <AddToCartButton product={product} />
        </div>
      </div>{" "}
    </Card>
  );
}
