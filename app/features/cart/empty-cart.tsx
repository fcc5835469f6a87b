import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import * as messages from "~/words/messages";

/** What an empty cart says and shows. */
export type EmptyCartWords = { text: string; picture: PictureData; link: string };

/** What a cart without items shows: the sentence of spec 4, a quiet picture, and the way to the shop. */
export function EmptyCart({ words: { text, picture, link } }: { words: EmptyCartWords }) {
  return (
    <div className="empty-cart tint-clay">
      <div className="empty-cart-words">
        <h2>{messages.cartEmpty.text}</h2>
        <p className="mt-5 max-w-[34ch] lead">{text}</p>
        <Link to="/shop" className="button button-primary mt-8">
          {link}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <Picture
        picture={picture}
        sizes="(width < 721px) 86vw, 47vw"
        decorative
        className="empty-cart-picture"
      />
    </div>
  );
}
