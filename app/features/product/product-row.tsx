import type { ReactNode } from "react";
import { href } from "react-router";
import type { ProductSummary } from "~/catalog/lists";
import { Link } from "~/ui/link";
import { Prices } from "~/ui/price";
import * as productCard from "~/words/product-card";
import { categoryTint } from "./category";
import { ProductTile } from "./product-card";
import { ProductRating } from "./product-rating";

type Props = {
  product: ProductSummary;
  /** The fixed count of reviews of the list view (spec 9). */
  reviews: string;
  /** How wide the picture is laid out, as the HTML attribute `sizes`. */
  sizes: string;
  /** Level of the product's name among the page's headings. */
  heading?: "h2" | "h3";
  /** What puts it into the cart. */
  children: ReactNode;
};

/** A product in the shop's list view: with its summary, tags, old price and a fixed count of reviews (spec 2, "Shop"). */
export function ProductRow({ product, reviews, sizes, heading: Heading = "h2", children }: Props) {
  return (
    <article aria-label={product.name} className={`product-row hover-zoom ${categoryTint(product.category)}`}>
      <ProductTile product={product} sizes={sizes} />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="chip">{productCard.categories[product.category]}</span>
          <ProductRating ratings={product.ratings} />
          <span className="text-sm text-muted">{reviews}</span>
        </div>
        <Heading className="product-name mt-3">
          <Link to={href("/shop-single/:id", { id: String(product.id) })} className="card-link">
            {product.name}
          </Link>
        </Heading>
        <p className="mt-3 max-w-[58ch] text-muted max-tablet:text-sm">{product.summary}</p>
        <ul aria-label={productCard.tags} className="mt-4 flex flex-wrap gap-2">
          {product.tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <div className="product-row-buy">
        <Prices price={product.price} oldPrice={product.old_price} className="text-2xl tablet:text-3xl" />
        {children}
      </div>
    </article>
  );
}
