import { categoryTint } from "~/features/product/category";
import { classNames } from "~/lib/class-names";
import { isPhotograph } from "~/lib/picture";
import type { CartItem } from "./cart";

/** Where all pictures of the site are; an address from elsewhere is not asked for. */
const OWN_PICTURES = /^\/assets\/img\/[\w/.-]+$/;

/** The small picture of an item, on the background of its category. It comes from the browser's storage and may be anything. */
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
          // A deploy since may have renamed it.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
    </span>
  );
}
