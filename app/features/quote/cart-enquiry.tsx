import { useRef, type RefObject } from "react";
import { useAfterHydration } from "~/ui/use-after-hydration";
import { quoteWords as words } from "~/words/quote";
import { PartStatus, useMessagePart } from "./message-part";
import { cartText, type CartLine } from "./quote-text";

type Props = { cart: readonly CartLine[]; message: RefObject<HTMLTextAreaElement | null> };

/** Writes the shop's cart into the message, once, when the visitor arrives. */
export default function CartEnquiry({ cart, message }: Props) {
  const part = useMessagePart(message, words.cart.heading);
  const container = useRef<HTMLDivElement>(null);

  useAfterHydration(() => {
    part.put(cartText(cart));
    container.current?.scrollIntoView({ block: "center" });
  });

  return (
    <div ref={container} className="mb-4">
      <PartStatus part={part} placed={words.cart.placed} />
    </div>
  );
}
