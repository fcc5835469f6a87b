import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { Icon } from "~/ui/icon";
import { lazyOptional } from "~/ui/lazy-optional";
import type { quoteHelp } from "~/words/quote";
import { savedQuote } from "./saved-quote";
import type { CartLine } from "./quote-text";

const QuoteForm = lazyOptional(() => import("./quote-form"));
const CartEnquiry = lazyOptional(() => import("./cart-enquiry"));

type Props = {
  help: typeof quoteHelp;
  message: RefObject<HTMLTextAreaElement | null>;
  cart: readonly CartLine[];
  /** While a message is being sent, nothing can be added to it. */
  isSending: boolean;
};

/**
 * Helps visitors write a request for a quote. The prerendered page explains what to say; the form loads when
 * the panel opens. `?producto=<id>#cotizacion` opens it prefilled: browsers open a `<details>` that contains
 * the fragment's target.
 */
export function Quote({ help, message, cart, isSending }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  const { search, hash } = useLocation();
  // Stays true when a link within the page, such as the skip link, replaces the fragment.
  const [isEnquiry, setEnquiry] = useState(false);
  if (hash === "#carrito" && !isEnquiry) setEnquiry(true);
  const product = new URLSearchParams(search).get("producto") ?? (hash === "#cotizacion" ? "" : undefined);

  useEffect(() => {
    const panel = details.current;
    if (!panel) return;
    if (product !== undefined || savedQuote()) panel.open = true;
    // oxlint-disable-next-line react/set-state-in-effect -- the visitor may have opened it before the app started
    if (panel.open) setOpened(true);
  }, [product]);

  return (
    <>
      <details
        ref={details}
        className="group mt-4 mb-2 rounded-card bg-husk-100 tablet:mt-6 tablet:rounded-br-leaf print:hidden"
        onToggle={() => setOpened(true)}
      >
        <summary className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-card p-4 hover:text-palm-700 tablet:px-8 tablet:py-6">
          <h3>{help.title}</h3>
          <small className="text-sm leading-snug text-muted">{help.lead}</small>
          <Icon
            name="plus"
            className="col-start-2 row-span-2 row-start-1 size-11 rounded-full border p-2 text-palm-700 transition-[rotate] group-open:rotate-45"
          />
        </summary>
        <div id="cotizacion" className="px-4 pt-2 pb-8 tablet:px-8">
          <div className="text-base [&:has(+form)]:hidden">
            <p>{help.advice}</p>
            <ul className="mt-3">
              {help.items.map(({ label, text }) => (
                <li key={label} className="mt-2 border-l-2 border-husk-300 pl-4 leading-snug">
                  <b className="font-semibold">{label}:</b> {text}
                </li>
              ))}
            </ul>
          </div>
          {/* A link with another product starts a new form; a link to a section keeps what was filled in. */}
          {isOpened ? (
            <QuoteForm key={product || "none"} product={product} message={message} isSending={isSending} />
          ) : null}
        </div>
      </details>
      {isEnquiry ? <CartEnquiry cart={cart} message={message} isSending={isSending} /> : null}
    </>
  );
}
