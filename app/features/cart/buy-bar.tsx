import { useEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Prices } from "~/ui/price";
import * as productCard from "~/words/product-card";
import { ADD_FORM, type PricedProduct } from "./add-to-cart";

/**
 * On phones: price and "Add to cart" at the window's lower edge once the form's own button has been scrolled past. It sends the
 * form, with its quantity. Only pointers meet it: for the keyboard and screen readers the form's button is never away.
 */
export function BuyBar({ product: { price, old_price: oldPrice } }: { product: PricedProduct }) {
  const [isPassed, setPassed] = useState(false);

  useEffect(() => {
    const button = document.querySelector(`#${ADD_FORM} [type=submit]`);
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry !== undefined && entry.intersectionRatio < WHOLE),
      // What is under the header is passed, too; what is still to come below the window is not.
      { threshold: WHOLE, rootMargin: "-68px 0px 99999px" },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, []);

  if (!isPassed) return null;
  return (
    <div aria-hidden="true" className="buy-bar">
      <Prices price={price} oldPrice={oldPrice} className="text-2xl" />
      <Button
        type="submit"
        form={ADD_FORM}
        tabIndex={-1}
        look="primary"
        // Focusing the button must not scroll: it is always in view, in the space kept free below.
        className="ml-auto -scroll-mb-23"
        // The focus stays where it is: nothing hidden may have it.
        onMouseDown={(event) => event.preventDefault()}
      >
        {productCard.addToCart}
      </Button>
    </div>
  );
}

/** Browsers round. */
const WHOLE = 0.95;
