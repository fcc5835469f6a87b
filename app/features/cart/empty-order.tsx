import beforePaint from "~/startup/before-paint.ts?script";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import * as messages from "~/words/messages";
import { CART_KEY, useKnownCart } from "./cart-store";

/** `shop` is what the link is called. */
type Props = { shop: string; picture: PictureData };

/** Says above an order's form that there is nothing to order, and leads to the shop. */
export function EmptyOrder({ shop, picture }: Props) {
  const cart = useKnownCart();
  return (
    <div data-kept-as={CART_KEY}>
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      {cart === null || cart.length === 0 ? (
        <div data-unless-kept={cart === null || undefined}>
          <div className="empty-order tint-clay">
            <div>
              <h2>{messages.cartEmpty.text}</h2>
              <Link to="/shop" className="button button-primary mt-6 max-tablet:px-5!">
                {shop}
                <Icon name="arrow-right" />
              </Link>
            </div>
            <Picture
              picture={picture}
              sizes="(width < 721px) 30vw, 280px"
              decorative
              className="empty-order-picture"
            />
          </div>
        </div>
      ) : null}
    </div>
  );
}
