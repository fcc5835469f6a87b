import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { href } from "react-router";
import type { ProductOnCard } from "~/catalog/queries/lists";
import type { CartPage } from "~/catalog/content/shop-pages";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { CART_KEY, useKnownCart } from "~/features/cart/cart-store";
import { categoryTint } from "~/features/product/category";
import { formatCents } from "~/lib/money";
import { classNames } from "~/lib/class-names";
import { PageHead } from "~/sections/page-head";
import { ProductGrid } from "~/sections/product-grid";
import beforePaint from "~/startup/before-paint.ts?script";
import type { Crumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Card, CardLink } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { OldPrice } from "~/ui/price";
import { StudioPicture, Tile } from "~/ui/tile";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";

type Props = {
  page: Pick<CartPage, "title" | "lead" | "picture" | "empty"> & { breadcrumbs: readonly Crumb[] };
  /** The content's accessible name. */
  label: string;
  suggestions: readonly ProductOnCard[];
  /** Suggests the products in a compact list. */
  compact?: boolean | undefined;
  children: ReactNode;
};

/**
 * The layout shared by cart and checkout. It fills the window until the cart has been read, so that the footer does not
 * move, and takes the focus if removing an item removes the focused element.
 */
export function CartPageLayout({ page, label, suggestions, compact, children }: Props) {
  const { title, breadcrumbs, empty } = page;
  const cart = useKnownCart();
  const region = useRef<HTMLDivElement>(null);
  const items = cart?.length;
  const isEmpty = items === 0;
  const itemsBefore = useRef(items);

  useLayoutEffect(() => {
    if (items !== undefined) delete document.documentElement.dataset["nothingStored"];
  }, [items]);

  useEffect(() => {
    const before = itemsBefore.current;
    itemsBefore.current = items;
    if (before === undefined || before === items || document.activeElement !== document.body) return;
    region.current?.focus();
    if (before === 0) scrollTo(0, 0);
  }, [items]);

  return (
    <>
      <PageHead content={isEmpty ? { title, breadcrumbs } : page} look="plain" ifStored />
      <div
        ref={region}
        role="group"
        aria-label={label}
        tabIndex={-1}
        className={classNames(
          "wrap pt-band pb-section outline-none print:block print:min-h-0",
          !isEmpty && "min-h-[max(560px,70vh)] nothing-stored:min-h-0",
        )}
        data-storage-key={CART_KEY}
      >
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {items === undefined ? (
          <p className="mb-12 lead scripted:hidden">{frame.cart.withoutScripts}</p>
        ) : null}
        {items ? null : (
          <EmptyCart words={empty} suggestions={suggestions} compact={compact} isKnown={isEmpty} />
        )}
        {children}
      </div>
    </>
  );
}

type EmptyCartProps = Pick<Props, "suggestions" | "compact"> & { words: CartPage["empty"]; isKnown: boolean };

/** The empty state, which also shows before hydration (startup/before-paint.ts). */
function EmptyCart({
  words: { text, picture, link, products },
  suggestions,
  compact,
  isKnown,
}: EmptyCartProps) {
  const imageClass = "h-44 w-full scale-115 object-cover tablet:h-full tablet:max-h-80";
  return (
    <div className={classNames("not-last:mb-16", !isKnown && "not-nothing-stored:hidden")}>
      <div className="isolate overflow-clip rounded-card rounded-br-leaf bg-(--tint) tint-fruit tablet:grid tablet:grid-cols-7-5 tablet:items-center">
        <div className="px-band py-8 desktop:py-12">
          <h2>{messages.cartEmpty.text}</h2>
          <p className="mt-4 lead text-balance">{text}</p>
          <ButtonLink to="/shop" look="primary" className="mt-8">
            {link}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        {/* Scaled beyond its cell, because a third of the picture is the ground. */}
        <StudioPicture
          picture={picture}
          sizes={{ phone: 1, tablet: 2 / 5 }}
          className={imageClass}
          photographClassName={imageClass}
        />
      </div>
      <section aria-labelledby="suggestions" className="mt-12 tablet:mt-16">
        <h2 id="suggestions" className={compact ? "mb-4 text-2xl" : "mb-8"}>
          {products}
        </h2>
        {compact ? <CompactList products={suggestions} /> : <ProductGrid products={suggestions} />}
      </section>
    </div>
  );
}

/** A list so small that the form below it stays in view. */
function CompactList({ products }: { products: readonly ProductOnCard[] }) {
  return (
    <ul className="grid gap-x-4 tablet:grid-cols-2 desktop:grid-cols-4">
      {products.map((product) => (
        <Card
          key={product.id}
          as="li"
          className={`flex items-center gap-3 border-t border-husk-300 py-3 ${categoryTint(product.category)}`}
        >
          <Tile
            picture={product.thumb}
            background="inherit"
            sizes="64px"
            decorative
            radius="field"
            className="size-16 flex-none"
          />
          <div className="mr-auto">
            <h3 className="mb-1 text-lg/tight">
              <CardLink to={href("/shop-single/:id", { id: String(product.id) })}>{product.name}</CardLink>
            </h3>
            <p className="flex gap-2 text-base/none">
              {formatCents(product.price)}
              {product.old_price === null ? null : <OldPrice price={product.old_price} />}
            </p>
          </div>
          <AddToCartButton product={product} look="icon" />
        </Card>
      ))}
    </ul>
  );
}
