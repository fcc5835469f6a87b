import { useEffect, useState } from "react";
import type { Product } from "~/catalog/content/products";
import { classNames } from "~/lib/class-names";
import { Button } from "~/ui/button";
import { Prices } from "~/ui/price";
import { productCard } from "~/words/product-card";
import { ADD_FORM } from "./add-to-cart";

type Props = { product: Pick<Product, "price" | "old_price"> };

/**
 * On phones, shows the price and "Add to cart" at the bottom edge once the form's button has scrolled out of view. It
 * submits the form with its quantity. It is for pointers only; keyboard and screen reader users have the form's button.
 */
export function BuyBar({ product: { price, old_price: oldPrice } }: Props) {
  const [isPassed, setPassed] = useState(false);

  useEffect(() => {
    const button = document.querySelector(`#${ADD_FORM} [type=submit]`);
    if (!button) return;
    const header = getComputedStyle(button).getPropertyValue("--stuck-header");
    const observer = new IntersectionObserver(
      (entries) => setPassed((entries.at(-1)?.intersectionRatio ?? 1) < FULLY_VISIBLE),
      // A button under the sticky header counts as passed, one below the window does not.
      { threshold: FULLY_VISIBLE, rootMargin: `-${header} 0px 99999px` },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  if (!isPassed) return null;
  return (
    <div
      aria-hidden="true"
      data-buy-bar
      className={classNames(
        "flex min-h-16 items-center gap-2 border-t border-husk-300 bg-husk-50 px-(--gutter) pt-2",
        "pb-[calc(--spacing(2)+env(safe-area-inset-bottom))]",
        // Comes to rest above the footer, in the space below the last section.
        "sticky bottom-0 z-controls -mt-16",
        // Otherwise it could cover the focused control.
        "control-focused:invisible",
        "transition-[translate] duration-250 motion-reduce:transition-none starting:translate-y-full",
        "tablet:hidden print:hidden low:hidden",
      )}
    >
      <Prices price={price} oldPrice={oldPrice} />
      <Button
        type="submit"
        form={ADD_FORM}
        tabIndex={-1}
        look="primary"
        className="ml-auto"
        // Keeps the focus out of an `aria-hidden` element.
        onMouseDown={(event) => event.preventDefault()}
      >
        {productCard.addToCart}
      </Button>
    </div>
  );
}

/** Intersection ratios are rounded and may never reach 1. */
const FULLY_VISIBLE = 0.95;
