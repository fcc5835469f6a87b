import { useEffect, useRef, type RefObject } from "react";
import { readEntry, storeEntry } from "~/lib/history-entry";
import { useAfterHydration } from "~/ui/use-after-hydration";
import { quoteWords as words } from "~/words/quote";
import { PartStatus, useMessagePart } from "./message-part";
import { cartText, type CartLine } from "./quote-text";

type Props = { cart: readonly CartLine[]; message: RefObject<HTMLTextAreaElement | null> };

/** The cart as last written. It may still stand in the draft of an unsent message when the visitor returns. */
let written: string | undefined;

/** Writes the shop's cart into the message when the visitor arrives; not again once it was sent or undone. */
export default function CartEnquiry({ cart, message }: Props) {
  const part = useMessagePart(message, words.cart.heading, written);
  const container = useRef<HTMLDivElement>(null);

  const wasPlaced = useRef(false);
  useEffect(() => {
    if (part.state === "placed") wasPlaced.current = true;
    else if (wasPlaced.current) storeEntry("cartEnquiry", "done");
  }, [part.state]);

  useAfterHydration(() => {
    if (readEntry("cartEnquiry") === "done") return;
    written = cartText(cart);
    part.put(written);
    container.current?.scrollIntoView({ block: "center" });
  });

  return (
    <div ref={container} className="mb-4">
      <PartStatus part={part} placed={words.cart.placed} />
    </div>
  );
}
