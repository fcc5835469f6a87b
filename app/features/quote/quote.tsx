import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router";
import { Icon } from "~/ui/icon";
import { lazyOrNothing } from "~/ui/lazy-or-nothing";
import type { quoteHelp } from "~/words/quote";
import type { CartLine } from "./cart-text";

const QuoteForm = lazyOrNothing(() => import("./quote-form"));
const CartEnquiry = lazyOrNothing(() => import("./cart-enquiry"));

type Props = {
  help: typeof quoteHelp;
  /** The text area that it writes into. */
  message: RefObject<HTMLTextAreaElement | null>;
  email: string;
  /** The shop's cart, taken along by a link to `#carrito`. */
  cart: readonly CartLine[];
};

/** Whether this entry of the history keeps a quote (kept-quote.ts). */
const isKept = () => {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "quote" in state;
};

/**
 * Helps to write a request for a quote, closed at first: without scripts, and until its code has come with the first use,
 * it says what such a request should say. `?producto=<id>#cotizacion` opens it filled in; a `<details>` opens by itself
 * for what the fragment names in it.
 */
export function Quote({ help, message, email, cart }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isUsed, setUsed] = useState(false);
  const { search, hash } = useLocation();
  const product = new URLSearchParams(search).get("producto");
  const isAsked = product !== null || hash === "#cotizacion";

  useEffect(() => {
    const panel = details.current;
    if (!panel) return;
    if (isAsked || isKept()) panel.open = true;
    // oxlint-disable-next-line react/set-state-in-effect -- it may have been opened before the app started
    if (panel.open) setUsed(true);
  }, [isAsked]);

  return (
    <>
      <details ref={details} className="quote" onToggle={() => setUsed(true)}>
        <summary>
          <h3>{help.title}</h3>
          <small>{help.lead}</small>
          <Icon name="plus" className="quote-sign" />
        </summary>
        <div id="cotizacion">
          <div className="quote-help">
            <p>{help.advice}</p>
            <ul>
              {help.items.map(({ label, text }) => (
                <li key={label}>
                  <b>{label}:</b> {text}
                </li>
              ))}
            </ul>
          </div>
          {isUsed ? (
            <QuoteForm product={product ?? ""} isAsked={isAsked} message={message} email={email} />
          ) : null}
        </div>
      </details>
      {hash === "#carrito" && cart.length > 0 ? <CartEnquiry cart={cart} message={message} /> : null}
    </>
  );
}
