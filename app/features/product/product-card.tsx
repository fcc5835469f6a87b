import type { ReactNode } from "react";
import { href } from "react-router";
import type { ProductOnCard } from "~/catalog/lists";
import { fill } from "~/lib/fill";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Prices } from "~/ui/price";
import * as productCard from "~/words/product-card";
import { categoryTint } from "./category";
import { ProductRating } from "./product-rating";

type Props = {
  product: ProductOnCard;
  /** Level of the product's name among the page's headings. */
  heading: "h2" | "h3";
  /** How wide the picture is laid out, as the HTML attribute `sizes`. */
  sizes: string;
  /** What puts it into the cart. */
  children: ReactNode;
};

/** A product in a grid: the whole card leads to the product's page (spec 2, "Home 2", "Shop"). */
export function ProductCard({ product, heading: Heading, sizes, children }: Props) {
  return (
    <article
      aria-label={product.name}
      className={`product-card hover-zoom ${categoryTint(product.category)}`}
    >
      <ProductTile product={product} sizes={sizes} />
      <div className="product-meta">
        <span className="chip">{productCard.categories[product.category]}</span>
        <ProductRating {...product} />
      </div>
      <Heading className="product-name">
        <Link to={href("/shop-single/:id", { id: String(product.id) })} className="card-link">
          {product.name}
        </Link>
      </Heading>
      <div className="product-buy">
        <Prices price={product.price} oldPrice={product.old_price} />
        {children}
      </div>
    </article>
  );
}

/** The picture of a product on its category's background, with the sale badge and the two actions that do nothing. */
export function ProductTile({ product, sizes }: Pick<Props, "product" | "sizes">) {
  return (
    <div className="product-tile">
      <div className="tile tile-studio aspect-square">
        <Picture picture={product.thumb} sizes={sizes} />
      </div>
      {product.on_sale ? <p className="sale-badge">{productCard.sale}</p> : null}
      <div className="product-tools">
        <IdleTool icon="heart" label={fill(productCard.addToWishlist, { name: product.name })} />
        <IdleTool icon="eye" label={fill(productCard.quickView, { name: product.name })} />
      </div>
    </div>
  );
}

/** Of a card's actions only "Add to cart" acts (spec 2): these two are there, and say that they cannot be used. */
function IdleTool({ icon, label }: { icon: "heart" | "eye"; label: string }) {
  return (
    <button type="button" disabled aria-label={label} className="product-tool">
      <Icon name={icon} className="size-5" />
    </button>
  );
}
