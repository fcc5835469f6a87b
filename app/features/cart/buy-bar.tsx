import { useEffect, useState } from "react";
import { OldPrice, Price } from "~/ui/price";
import * as productCard from "~/words/product-card";
import { ADD_FORM, type PricedProduct } from "./add-to-cart";

/**
 * On phones: price and "Add to cart" at the window's lower edge while the form's own button is out of sight. It sends the
 * form, with its quantity. Only pointers meet it: for the keyboard and screen readers the form's button is never away.
 */
export function BuyBar({ product: { price, old_price: oldPrice } }: { product: PricedProduct }) {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const button = document.querySelector(`#${ADD_FORM} [type=submit]`);
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && entry.intersectionRatio < WHOLE),
      // What is under the header is out of sight, too.
      { threshold: WHOLE, rootMargin: "-68px 0px 0px" },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  if (!isAway) return null;
  return (
    <div aria-hidden="true" className="buy-bar">
      <Price price={price} className="text-[34px]" />
      {oldPrice === null ? null : <OldPrice price={oldPrice} />}
      <button
        type="submit"
        form={ADD_FORM}
        tabIndex={-1}
        className="button button-primary ml-auto"
        // The focus stays where it is: nothing hidden may have it.
        onMouseDown={(event) => event.preventDefault()}
      >
        {productCard.addToCart}
      </button>
    </div>
  );
}

/** Browsers round. */
const WHOLE = 0.95;
