import { messages } from "~/content/messages";
import type { Picture as PictureData } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** What a cart without items shows: the sentence of spec 4, a quiet picture, and the way to the shop. */
export function EmptyCart({ text, picture }: { text: string; picture: PictureData }) {
  return (
    <div className="empty-cart tint-clay">
      <div className="empty-cart-words">
        <h2>{messages.cartEmpty.text}</h2>
        <p className="mt-5 max-w-[34ch] lead">{text}</p>
        <Link to="/shop" className="button button-primary mt-8">
          Go to the shop
          <Icon name="arrow-right" />
        </Link>
      </div>
      <Picture
        picture={picture}
        sizes="(width < 721px) 100vw, 640px"
        decorative
        className="empty-cart-picture"
      />
    </div>
  );
}
