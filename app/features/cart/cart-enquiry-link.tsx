import { CART_ENQUIRY_LINK } from "~/lib/quote-links";
import { ButtonLink } from "~/ui/button";
import { useCart } from "./cart-store";

/**
 * Takes the cart to the contact form, which reads it itself: nothing of it stands in an address, and without storage it
 * goes along in memory. Of an empty cart there is nothing to take.
 */
export function CartEnquiryLink({ children }: { children: string }) {
  return useCart().length > 0 ? (
    <ButtonLink to={CART_ENQUIRY_LINK} look="primary" size="large" className="mb-3 w-full">
      {children}
    </ButtonLink>
  ) : null;
}
