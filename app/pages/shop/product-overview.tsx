import type { Product } from "~/catalog/schemas/products";
import { AddToCartForm, type AddToCartFormWords } from "~/features/cart/add-to-cart-form";
import { categoryTint } from "~/features/product/category";
import { ProductPictures } from "~/features/product/product-pictures";
import { ProductStars } from "~/features/product/product-stars";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { formatCents } from "~/lib/money";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Facts } from "~/ui/facts";
import { Icon } from "~/ui/icon";
import { Chip } from "~/ui/labels";
import { OldPrice, Price } from "~/ui/price";
import * as frame from "~/words/frame";
import * as productCard from "~/words/product-card";

type FactWords = { label: string; value: string };

type Props = {
  product: Omit<Product, "activeClass" | "dataSlideTo" | "order">;
  /** What is the same for all products. */
  words: {
    inStock: string;
    save: string;
    wishlist: string;
    compare: string;
    form: AddToCartFormWords;
    facts: { delivery: FactWords; sku: FactWords; categories: FactWords; tags: string };
  };
  breadcrumbs: readonly Crumb[];
  /** With small pictures under the large one, or with larger pictures and none. */
  strip: boolean;
};

/** A product's pictures, and beside or below them what it is, what it costs, and the way into the cart (spec 2, "Shop single"). */
export function ProductOverview({ product, words, breadcrumbs, strip }: Props) {
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
    <section className={classNames("wrap pt-4 pb-section", categoryTint(product.category))}>
      <Breadcrumb breadcrumbs={breadcrumbs} current={product.name} />
      <div
        className={classNames(
          "mt-3 grid gap-x-8 gap-y-4 tablet:mt-8 tablet:gap-y-8 desktop:gap-x-16",
          strip &&
            "items-start tablet:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] desktop:grid-cols-[minmax(0,1fr)_minmax(404px,32%)]",
        )}
      >
        <ProductPictures product={product} strip={strip} />
        <div
          className={classNames(
            "grid gap-6",
            strip
              ? "desktop:sticky desktop:top-[92px]"
              : "tablet:grid-cols-2 tablet:gap-x-8 desktop:grid-cols-3 desktop:gap-x-16",
          )}
        >
          <div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Chip>{productCard.categories[product.category]}</Chip>
              <ProductStars ratings={product.ratings} reviews={product.reviews} />
            </div>
            <h1 className="mt-3 text-3xl tablet:mt-4">{product.name}</h1>
            <ProductPrice price={product.price} oldPrice={product.old_price} words={words} />
          </div>
          <div>
            <AddToCartForm product={product} words={words.form} />
            <p className="without-scripts font-medium">{frame.cart.withoutScripts}</p>
            <div className="mt-3 flex gap-6">
              <IdleAction icon="heart" label={words.wishlist} />
              <IdleAction icon="compare" label={words.compare} />
            </div>
            <p className="mt-3 max-w-[44ch] text-balance text-muted">{product.summary}</p>
          </div>
          <Facts facts={facts} className={strip ? undefined : "tablet:max-desktop:col-span-full"} />
        </div>
      </div>
    </section>
  );
}

type PriceProps = { price: number; oldPrice: number | null; words: Pick<Props["words"], "save" | "inStock"> };

function ProductPrice({ price, oldPrice, words }: PriceProps) {
  return (
    <div className="mt-3 flex flex-wrap items-baseline-last gap-x-3 gap-y-2 tablet:mt-8">
      <Price price={price} className="text-5xl" />
      {oldPrice === null ? null : (
        <p>
          <OldPrice price={oldPrice} className="text-lg" />
          <span className="block text-sm font-semibold text-fruit-600">
            {fill(words.save, { amount: formatCents(oldPrice - price) })}
          </span>
        </p>
      )}
      <p className="flex items-center gap-2 font-medium text-palm-700 max-tablet:ml-auto tablet:w-full">
        <Icon name="check" className="size-5" />
        {words.inStock}
      </p>
    </div>
  );
}

/** Wishlist and compare have no action (spec 2): they are there, and say that they cannot be used. */
function IdleAction({ icon, label }: { icon: "heart" | "compare"; label: string }) {
  return (
    <button
      type="button"
      disabled
      className="flex min-h-11 cursor-not-allowed items-center gap-2 text-base font-medium text-muted"
    >
      <Icon name={icon} className="size-5" />
      {label}
    </button>
  );
}
