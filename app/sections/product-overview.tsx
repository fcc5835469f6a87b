import type { ReactNode } from "react";
import type { Product } from "~/catalog/schemas/products";
import { AddToCartForm, type AddToCartFormWords } from "~/features/cart/add-to-cart-form";
import { categoryTint } from "~/features/product/category";
import { ProductPictures } from "~/features/product/product-pictures";
import { ProductStars } from "~/features/product/product-stars";
import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { formatCents } from "~/lib/money";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb";
import { Icon } from "~/ui/icon";
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

/** A product's pictures, and beside them what it is, what it costs, and the way into the cart (spec 2, "Shop single"). */
export function ProductOverview({ product, words, breadcrumbs, strip }: Props) {
  const price = (
    <>
      <ProductPrice price={product.price} oldPrice={product.old_price} save={words.save} />
      <p className="mt-2 flex items-center gap-2 text-base font-medium text-palm-700">
        <Icon name="check" className="size-5" />
        {words.inStock}
      </p>
    </>
  );
  return (
    <section className={classNames("wrap", categoryTint(product.category))}>
      <div className="pt-4">
        <Breadcrumb breadcrumbs={breadcrumbs} current={product.name} />
      </div>
      <div className={classNames("product-overview", !strip && "product-overview-large")}>
        <ProductPictures product={product} strip={strip} />
        <div className="product-panel">
          <div>
            <p className="chip">{productCard.categories[product.category]}</p>
            <h1 className="my-3 text-3xl tablet:my-4">{product.name}</h1>
            <ProductStars ratings={product.ratings} reviews={product.reviews} />
            {strip ? price : null}
            <p className="product-summary mt-4 max-w-[44ch] text-balance text-muted">{product.summary}</p>
          </div>
          <div>
            {strip ? null : price}
            <AddToCartForm product={product} words={words.form} />
            <p className="without-scripts mt-6 font-medium">{frame.cart.withoutScripts}</p>
            <div className="mt-3 flex gap-6">
              <IdleAction icon="heart" label={words.wishlist} />
              <IdleAction icon="compare" label={words.compare} />
            </div>
          </div>
          <dl className="facts">
            <Fact term={words.facts.delivery.label}>
              <Icon name="truck" className="size-5 text-palm-700" />
              {words.facts.delivery.value}
            </Fact>
            <Fact term={words.facts.sku.label}>{words.facts.sku.value}</Fact>
            <Fact term={words.facts.categories.label}>{words.facts.categories.value}</Fact>
            <Fact term={words.facts.tags}>{product.tags.join(", ")}</Fact>
          </dl>
        </div>
      </div>
    </section>
  );
}

function ProductPrice({ price, oldPrice, save }: { price: number; oldPrice: number | null; save: string }) {
  return (
    <div className="product-price">
      <Price price={price} className="text-5xl tablet:text-5xl" />
      {oldPrice === null ? null : (
        <p className="[line-height:1.25]">
          <OldPrice price={oldPrice} className="text-lg" />
          <span className="block text-sm font-semibold text-fruit-600">
            {fill(save, { amount: formatCents(oldPrice - price) })}
          </span>
        </p>
      )}
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
