import type { ReactNode } from "react";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import * as messages from "~/words/messages";
import { useKnownCart } from "./cart-store";

/** What an empty cart says and shows. */
export type EmptyCartWords = { text: string; picture: PictureData; link: string };

/**
 * What a cart without items shows: the sentence of spec 4, a quiet picture, the way to the shop, and what to begin with.
 * That there is none is seen before the app has started (startup/kept-subject.ts).
 */
export function EmptyCart({
  words: { text, picture, link },
  children,
}: {
  words: EmptyCartWords;
  children: ReactNode;
}) {
  const cart = useKnownCart();
  if (cart !== null && cart.length > 0) return null;
  return (
    <div data-unless-kept={cart === null || undefined} className="empty-cart-all">
      <div className="empty-cart tint-fruit">
        <div className="empty-cart-words">
          <h2>{messages.cartEmpty.text}</h2>
          <p className="mt-4 lead text-balance">{text}</p>
          <Link to="/shop" className="button button-primary mt-7">
            {link}
            <Icon name="arrow-right" />
          </Link>
        </div>
        <Picture picture={picture} sizes="34vw" decorative className="empty-cart-picture" />
      </div>
      {children}
    </div>
  );
}
