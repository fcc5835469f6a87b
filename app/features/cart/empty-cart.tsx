import type { ReactNode } from "react";
import type { CartPage } from "~/catalog/schemas/shop-pages";
import { classNames } from "~/lib/class-names";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { StudioPicture } from "~/ui/tile";
import * as messages from "~/words/messages";
import { useKnownCart } from "./cart-store";

type Props = {
  words: CartPage["empty"];
  className?: string;
  /** Suggestions. */
  children: ReactNode;
};

/** The empty state of cart and checkout. It also shows before hydration (startup/show-empty-state.ts). */
export function EmptyCart({ words: { text, picture, link }, className, children }: Props) {
  const cart = useKnownCart();
  if (cart !== null && cart.length > 0) return null;
  const imageClass = "size-full max-h-80 scale-112 object-cover max-tablet:h-41 desktop:scale-130";
  return (
    <div
      data-unless-stored={cart === null || undefined}
      data-empty-cart={cart !== null || undefined}
      className={classNames("data-unless-stored:hidden", className)}
    >
      <div className="isolate overflow-clip rounded-card rounded-br-leaf bg-(--tint) tint-fruit tablet:grid tablet:grid-cols-7-5 tablet:items-center">
        <div className="p-band">
          <h2>{messages.cartEmpty.text}</h2>
          <p className="mt-4 lead text-balance">{text}</p>
          <ButtonLink to="/shop" look="primary" className="mt-8">
            {link}
            <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        {/* Larger than its cell, because a third of the picture is ground. */}
        <StudioPicture
          picture={picture}
          sizes="(width < 721px) 90vw, 34vw"
          decorative
          className={imageClass}
          photographClassName={imageClass}
        />
      </div>
      {children}
    </div>
  );
}
