import { categoryTint } from "~/features/product/category";
import { classNames } from "~/lib/class-names";
import { isPhotograph } from "~/lib/picture";
import type { CartItem } from "./cart";

/** Only the site's own pictures are requested. */
const OWN_PICTURES = /^\/assets\/img\/[\w/.-]+$/;

/** An item's picture on its category's background. Both come from localStorage and may be anything. */
export function CartThumb({
  item: { thumb, category },
  className,
}: {
  item: Pick<CartItem, "thumb" | "category">;
  className: string;
}) {
  return (
    <span
      className={classNames(
        "isolate block flex-none overflow-hidden rounded-field bg-(--tint)",
        categoryTint(category),
        className,
      )}
    >
      {OWN_PICTURES.test(thumb) ? (
        <img
          src={thumb}
          alt=""
          width={160}
          height={160}
          className={classNames("size-full object-cover", !isPhotograph(thumb) && "mix-blend-multiply")}
          // A later deploy may have renamed it.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
    </span>
  );
}
