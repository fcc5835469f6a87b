import { href } from "react-router";
import type { ProductOnCard, ProductSummary } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { categoryTint } from "~/features/product/category";
import { ProductRating } from "~/features/product/product-rating";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { isPhotograph } from "~/lib/picture";
import type { Sizes } from "~/lib/sizes";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Chip, Tags } from "~/ui/chip";
import { Prices } from "~/ui/price";
import { Tile } from "~/ui/tile";
import { productCard } from "~/words/product-card";

type Props = {
  product: ProductOnCard;
  /** The heading level of the product's name. */
  heading: "h2" | "h3";
  /** The width at which the picture is shown. */
  sizes: Sizes;
};

/** A card that links to the product's page as a whole. */
export function ProductCard({ product, heading: Heading, sizes }: Props) {
  return (
    <Card
      label={product.name}
      className={`@container flex h-full flex-col ${categoryTint(product.category)}`}
    >
      <ProductTile product={product} sizes={sizes} />
      <div className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <Chip as="span">{productCard.categories[product.category]}</Chip>
        <ProductRating rating={product.ratings} count={product.reviews} short />
      </div>
      <Heading className="text-lg/tight @[13rem]:text-xl">
        <CardLink to={href("/shop-single/:id", { id: String(product.id) })}>{product.name}</CardLink>
      </Heading>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-3">
        <div className="flex-1">
          <Prices price={product.price} oldPrice={product.old_price} />
        </div>
        <AddToCartButton product={product} />
      </div>
    </Card>
  );
}

type TileProps = Pick<Props, "product" | "sizes"> & {
  /** Makes the tile landscape instead of square in a wide card. */
  landscape?: boolean;
};

/** The picture, its sale badge, and two inactive action buttons that appear on hover where the pointer can hover. */
function ProductTile({ product, sizes, landscape = false }: TileProps) {
  const actions = [
    { icon: "heart", label: productCard.addToWishlist },
    { icon: "eye", label: productCard.quickView },
  ] as const;
  return (
    <div className="relative">
      {/* The padding keeps the picture clear of the badge; a photograph fills the tile. */}
      <Tile
        picture={product.thumb}
        background="inherit"
        sizes={sizes}
        whole={landscape}
        className={classNames(
          "aspect-square",
          !isPhotograph(product.thumb.base) && "px-2 pt-4",
          landscape && "@3xs:max-@md:aspect-3/2",
        )}
      />
      {product.on_sale ? (
        <p className="absolute top-2 left-2 rounded-full bg-fruit-600 px-3 py-2 text-xs/none font-semibold text-white">
          {productCard.sale}
        </p>
      ) : null}
      <div className="absolute top-2 right-2 z-2 grid gap-1 transition-opacity print:hidden can-hover:group-not-[:hover,:focus-within]/card:opacity-0">
        {actions.map(({ icon, label }) => (
          <button
            key={icon}
            type="button"
            disabled
            aria-label={fill(label, { name: product.name })}
            className="grid size-8 cursor-not-allowed place-items-center rounded-full bg-husk-50 text-palm-700 @3xs:size-11"
          >
            <Icon name={icon} className="size-5" />
          </button>
        ))}
      </div>
    </div>
  );
}

type ProductRowProps = {
  product: ProductSummary;
  /** The review count, the same for every product. */
  reviews: string;
  heading: "h2" | "h3";
  className: string;
};

/** Used in the shop's list view and "Best Selling": a row in a wide container, stacked in a narrow one. */
export function ProductRow({ product, reviews, heading: Heading, className }: ProductRowProps) {
  return (
    <Card label={product.name} className={`@container ${categoryTint(product.category)} ${className}`}>
      <div
        className={classNames(
          "grid h-full grid-rows-[auto_1fr_auto] gap-x-8 gap-y-4",
          "@md:grid-cols-[200px_minmax(0,1fr)] @md:items-center @2xl:grid-cols-[200px_minmax(0,1fr)_auto]",
        )}
      >
        <ProductTile product={product} sizes={{ phone: 3 / 5, tablet: 1 / 3, desktop: 1 / 5 }} landscape />
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Chip as="span">{productCard.categories[product.category]}</Chip>
            <ProductRating rating={product.ratings} short />
            <span className="text-sm text-muted">{reviews}</span>
          </div>
          <Heading className="mt-3 text-xl/tight">
            <CardLink to={href("/shop-single/:id", { id: String(product.id) })}>{product.name}</CardLink>
          </Heading>
          <p className="mt-3 max-w-[60ch] text-sm text-muted">{product.summary}</p>
          <Tags label={productCard.tags} tags={product.tags} className="mt-4" />
        </div>
        <div className="-col-end-1 flex flex-wrap items-center justify-between gap-4">
          <Prices price={product.price} oldPrice={product.old_price} />
          <AddToCartButton product={product} />
        </div>
      </div>
    </Card>
  );
}
