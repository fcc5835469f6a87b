import { useEffect, useRef, type RefObject } from "react";
import { quoteWords as words } from "~/words/quote";
import { cartText, type CartLine } from "./quote-text";
import { MessagePartBar } from "./message-part-bar";
import { useMessagePart } from "./message-part";

type Props = { cart: readonly CartLine[]; message: RefObject<HTMLTextAreaElement | null> };

/** Takes the cart of the shop as text to the message, once, and says so. */
export default function CartEnquiry({ cart, message }: Props) {
  const part = useMessagePart(message, words.cart.heading);
  const box = useRef<HTMLDivElement>(null);
  const { put } = part;
  const text = useRef(cartText(cart));

  useEffect(() => {
    put(text.current);
    box.current?.scrollIntoView({ block: "center" });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- only on arrival
  }, []);

  const toMessage = (act: () => void) => () => {
    act();
    message.current?.focus();
  };
  return (
    <div ref={box} className="mb-4">
      <MessagePartBar
        state={part.state}
        placed={words.cart.placed}
        onUndo={toMessage(part.undo)}
        onAgree={toMessage(part.agree)}
        onRefuse={toMessage(part.refuse)}
      />
    </div>
  );
}
