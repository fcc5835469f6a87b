import { useEffect, useRef, type RefObject } from "react";
import { quoteWords as words } from "~/words/quote";
import { MessageAnswer, useMessagePart } from "./message-part";
import { cartText, type CartLine } from "./quote-text";

type Props = { cart: readonly CartLine[]; message: RefObject<HTMLTextAreaElement | null> };

/** Puts the shop's cart as text into the message, once. */
export default function CartEnquiry({ cart, message }: Props) {
  const part = useMessagePart(message, words.cart.heading);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    part.put(cartText(cart));
    box.current?.scrollIntoView({ block: "center" });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- only on arrival
  }, []);

  return (
    <div ref={box} className="mb-4">
      <MessageAnswer part={part} placed={words.cart.placed} />
    </div>
  );
}
