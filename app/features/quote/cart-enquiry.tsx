import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { readEntry, storeEntry } from "~/lib/history-entry";
import { quoteWords as words } from "~/words/quote";
import { PartStatus, useMessagePart } from "./message-part";
import { cartText, type CartLine } from "./quote-text";

type Props = {
  cart: readonly CartLine[];
  message: RefObject<HTMLTextAreaElement | null>;
  isSending: boolean;
};

/** Keeps the shop's cart in the message, until the visitor sends the message or takes the cart out. */
export default function CartEnquiry({ cart, message, isSending }: Props) {
  const part = useMessagePart(message, words.cart.heading);
  const container = useRef<HTMLDivElement>(null);
  const text = cart.length > 0 ? cartText(cart) : undefined;

  const wasPlaced = useRef(false);
  useEffect(() => {
    if (part.state === "placed") wasPlaced.current = true;
    else if (wasPlaced.current) storeEntry("cartEnquiry", "done");
  }, [part.state]);

  const write = useEffectEvent((next: string | undefined) => {
    const isEmpty = next === undefined && part.state !== "placed";
    if (isEmpty || readEntry("cartEnquiry") === "done") return;
    part.put(next);
    if (part.state === "none") container.current?.scrollIntoView({ block: "center" });
  });
  useEffect(() => {
    if (!isSending) write(text);
  }, [text, isSending]);

  return (
    <div ref={container} className="mb-4">
      <PartStatus part={part} placed={words.cart.placed} />
    </div>
  );
}
