import { CART_ENQUIRY_LINK } from "~/lib/quote-links";
import { Link } from "~/ui/link";
import { useCart } from "./cart-store";

/**
 * Takes the cart to the contact form, which reads it itself: nothing of it stands in an address, and without storage it
 * goes along in memory. Of an empty cart there is nothing to take.
 */
export function CartEnquiryLink({ children }: { children: string }) {
  return useCart().length > 0 ? (
    <Link to={CART_ENQUIRY_LINK} className="button button-primary mb-3 min-h-[60px] w-full text-base">
      {children}
    </Link>
  ) : null;
}
