import { AddToCartForm } from "~/features/cart/add-to-cart-form";
import { categoryTint } from "~/features/product/category";
import { ProductRating } from "~/features/product/product-rating";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { formatCents } from "~/lib/money";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { Chip } from "~/ui/chip";
import { OldPrice, Price } from "~/ui/price";
import * as frame from "~/words/frame";
import { parentPages } from "~/words/navigation";
import { productCard } from "~/words/product-card";
import styles from "./product-overview.module.css";
import { ProductPictures } from "./product-pictures";
import type { ProductData } from "./shop-single";

/** The product's pictures, with its data and the cart form beside or below them. */
export function ProductOverview({ product, words, hasThumbnails }: ProductData) {
  const { price, old_price: oldPrice } = product;
  const { delivery, sku, categories, tags } = words.facts;
  const facts = [
    {
      label: delivery.label,
      value: (
        <>
          <Icon name="truck" className="size-5 text-palm-700" />
          {delivery.value}
        </>
      ),
    },
    sku,
    categories,
    { label: tags, value: product.tags.join(", ") },
  ];
  return (
    <section className={classNames("wrap pt-4 pb-16", categoryTint(product.category))}>
      <Breadcrumb breadcrumbs={[parentPages.home, parentPages.shop]} current={product.name} />
      <div className={classNames("mt-3 tablet:mt-8", styles.overview, hasThumbnails && styles.single)}>
        <div className={styles.pictures}>
          <ProductPictures product={product} hasThumbnails={hasThumbnails} />
        </div>
        {/* On phones the rating is beside the category, to keep the cart form in the first view. */}
        <div className={`flex flex-wrap items-center justify-between tablet:block ${styles.head}`}>
          <Chip>{productCard.categories[product.category]}</Chip>
          <h1 className="order-1 mt-2 w-full tablet:my-3 tablet:text-3xl">{product.name}</h1>
          <ProductRating rating={product.ratings} count={product.reviews} />
        </div>
        <div className={`flex flex-col ${styles.buy}`}>
          <div className="mb-4 flex flex-wrap items-baseline-last gap-x-3 gap-y-2">
            <Price price={price} className="text-5xl desktop:text-4xl" />
            {oldPrice === null ? null : (
              <p>
                <OldPrice price={oldPrice} className="text-lg" />
                <span className="block text-sm font-semibold text-fruit-600">
                  {fill(words.save, { amount: formatCents(oldPrice - price) })}
                </span>
              </p>
            )}
            <p className="ml-auto flex items-center gap-2 font-medium text-palm-700 tablet:w-full">
              <Icon name="check" className="size-5" />
              {words.inStock}
            </p>
          </div>
          <p className="max-w-[44ch] text-balance text-muted max-tablet:order-1 max-tablet:mt-3 tablet:mb-6">
            {product.summary}
          </p>
          <AddToCartForm product={product} words={words.form} />
          <p className="font-medium scripted:hidden">{frame.cart.withoutScripts}</p>
          <div className="mt-3 flex gap-6">
            {/* The demo's buttons do nothing. */}
            {(["wishlist", "compare"] as const).map((action) => (
              <button
                key={action}
                type="button"
                disabled
                className="flex min-h-11 cursor-not-allowed items-center gap-2 text-base font-medium text-muted"
              >
                <Icon name={action === "wishlist" ? "heart" : "compare"} className="size-5" />
                {words[action]}
              </button>
            ))}
          </div>
        </div>
        <Facts facts={facts} className={styles.facts} />
      </div>
    </section>
  );
}
