import { useEffect, useRef, type ReactNode } from "react";
import type { ProductOnCard } from "~/catalog/queries/lists";
import type { CartPage } from "~/catalog/content/shop-pages";
import { CART_KEY, useKnownCart } from "~/features/cart/cart-store";
import { PageHead } from "~/sections/page-head";
import { ProductGrid } from "~/sections/product-grid";
import beforePaint from "~/startup/before-paint.ts?script";
import type { Crumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StudioPicture } from "~/ui/tile";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";

type Props = {
  page: Pick<CartPage, "title" | "lead" | "picture" | "empty"> & { breadcrumbs: readonly Crumb[] };
  /** The content's accessible name. */
  label: string;
  suggestions: readonly ProductOnCard[];
  children: ReactNode;
};

/**
 * The layout shared by cart and checkout. It fills the window until the cart has been read, so that the footer does not
 * move, and takes the focus if removing an item removes the focused element.
 */
export function CartPageLayout({ page, label, suggestions, children }: Props) {
  const cart = useKnownCart();
  const region = useRef<HTMLDivElement>(null);
  const items = cart?.length;
  const itemsBefore = useRef(items);

  useEffect(() => {
    const before = itemsBefore.current;
    itemsBefore.current = items;
    if (before === undefined || before === items || document.activeElement !== document.body) return;
    region.current?.focus();
    if (before === 0) scrollTo(0, 0);
  }, [items]);

  return (
    <>
      <PageHead content={page} look="plain" ifStored />
      <div
        ref={region}
        role="group"
        aria-label={label}
        tabIndex={-1}
        className="wrap pt-band pb-section outline-none not-has-[[data-empty-cart]]:min-h-[max(560px,70vh)] print:block print:min-h-0"
        data-storage-key={CART_KEY}
      >
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {items === undefined ? (
          <p className="mb-12 lead scripted:hidden">{frame.cart.withoutScripts}</p>
        ) : null}
        {items ? null : <EmptyCart words={page.empty} suggestions={suggestions} isKnown={items === 0} />}
        {children}
      </div>
    </>
  );
}

type EmptyCartProps = Pick<Props, "suggestions"> & { words: CartPage["empty"]; isKnown: boolean };

/** The empty state, which also shows before hydration (startup/before-paint.ts). */
function EmptyCart({ words: { text, picture, link, products }, suggestions, isKnown }: EmptyCartProps) {
  const imageClass = "size-full max-h-55 scale-115 object-cover tablet:max-h-110";
  return (
    <div
      data-unless-stored={!isKnown || undefined}
      data-empty-cart={isKnown || undefined}
      className="not-last:mb-16 data-unless-stored:hidden"
    >
      <div className="isolate overflow-clip rounded-card rounded-br-leaf bg-(--tint) tint-fruit tablet:grid tablet:grid-cols-7-5 tablet:items-center">
        <div className="px-band py-8 tablet:py-12">
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
          sizes={{ phone: "90vw", tablet: "34vw" }}
          decorative
          className={imageClass}
          photographClassName={imageClass}
        />
      </div>
      <section aria-labelledby="suggestions" className="mt-12 tablet:mt-16">
        <h2 id="suggestions" className="mb-8">
          {products}
        </h2>
        <ProductGrid products={suggestions} />
      </section>
    </div>
  );
}
