import type { ReactNode } from "react";
import type { Picture as PictureData } from "~/lib/picture";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StudioPicture } from "~/ui/tile";
import * as messages from "~/words/messages";
import { useKnownCart } from "./cart-store";

/** What an empty cart says and shows. */
export type EmptyCartWords = { text: string; picture: PictureData; link: string };

/**
 * What is there only while the cart is empty. That it is empty is seen before the app has started
 * (startup/stored-data.ts).
 */
export function WhileEmpty({ children }: { children: ReactNode }) {
  const cart = useKnownCart();
  if (cart !== null && cart.length > 0) return null;
  return (
    <div data-unless-stored={cart === null || undefined} className="while-empty">
      {children}
    </div>
  );
}

/** What a cart without items shows: the sentence of spec 4, a quiet picture and the way to the shop. */
export function EmptyCart({ words: { text, picture, link } }: { words: EmptyCartWords }) {
  return (
    <WhileEmpty>
      <div className="empty-cart tint-fruit">
        <div className="empty-cart-words">
          <h2>{messages.cartEmpty.text}</h2>
          <p className="mt-4 lead text-balance">{text}</p>
          <ButtonLink to="/shop" look="primary" className="mt-8">
            {link}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <StudioPicture
          picture={picture}
          sizes="(width < 721px) 90vw, 34vw"
          decorative
          className="empty-cart-picture"
          photographClassName="size-full max-h-80 self-stretch object-cover"
        />
      </div>
    </WhileEmpty>
  );
}
