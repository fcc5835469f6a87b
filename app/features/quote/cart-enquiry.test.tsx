// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { quoteWords as words } from "~/words/quote";
import { cartText } from "./quote-text";

let { default: CartEnquiry } = await import("./cart-enquiry");

const cart = [
  { title: "Mango", quantity: 2, price: 3.2 },
  { title: "Corn", quantity: 1, price: 0.1 },
];

beforeEach(() => {
  window.history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

type PageProps = { draft: string; items?: typeof cart; isSending?: boolean };

function Page({ draft, items = cart, isSending = false }: PageProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <form>
      <CartEnquiry cart={items} message={message} isSending={isSending} />
      <textarea ref={message} aria-label="Mensaje" defaultValue={draft} />
    </form>
  );
}

const open = (draft = "") => render(<Page draft={draft} />);
const message = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const undo = () => fireEvent.click(screen.getByRole("button", { name: words.undo }));

test("adds the cart to an unsent message, and says so", () => {
  open("Unsent");
  expect(message().value).toBe(`Unsent\n\n${cartText(cart)}`);
  expect(screen.getByRole("status").textContent).toBe(words.cart.placed);
});

test("adds the cart once a message that is being sent has left the form", () => {
  const { rerender } = render(<Page draft="Sent" isSending />);
  expect(message().value).toBe("Sent");
  message().form?.reset();
  message().value = "";
  rerender(<Page draft="Sent" />);
  expect(message().value).toBe(cartText(cart));
});

test("does not add the cart again after it was sent", () => {
  const { rerender } = open();
  rerender(<Page draft="" isSending />);
  act(() => message().form?.reset());
  rerender(<Page draft="" />);
  expect(message().value).toBe("");
});

test("replaces the cart of an earlier visit without asking, but not one that the visitor has edited", async () => {
  const ask = vi.fn<typeof confirm>().mockReturnValue(false);
  vi.stubGlobal("confirm", ask);
  open();
  const draft = message().value;
  cleanup();
  // A reload keeps no variable.
  vi.resetModules();
  ({ default: CartEnquiry } = await import("./cart-enquiry"));
  const items = cart.slice(1);
  render(<Page draft={draft} items={items} />);
  expect(message().value).toBe(cartText(items));
  expect(ask).not.toHaveBeenCalled();
  cleanup();
  const edited = draft.replace("Corn", "Sweet corn");
  render(<Page draft={edited} items={items} />);
  expect(ask).toHaveBeenCalledOnce();
  expect(message().value).toBe(edited);
});

test("follows the cart while it is in the message, and not after it was taken out", () => {
  const { rerender } = open("Unsent");
  const items = cart.slice(1);
  rerender(<Page draft="" items={items} />);
  expect(message().value).toBe(`Unsent\n\n${cartText(items)}`);
  undo();
  const withoutCart = message().value;
  rerender(<Page draft="" items={cart} />);
  expect(message().value).toBe(withoutCart);
});

test("takes the cart out of the message when the visitor empties it", () => {
  const { rerender } = open("Unsent");
  rerender(<Page draft="" items={[]} />);
  expect(message().value).toBe("Unsent");
  expect(screen.getByRole("status").textContent).toBe("");
  expect(document.activeElement).not.toBe(message());
});

test("leaves the message alone while the cart is empty", () => {
  render(<Page draft="Unsent" items={[]} />);
  expect(message().value).toBe("Unsent");
});

test("does not bring the cart back when the page reloads after it was taken out", () => {
  open();
  undo();
  expect(message().value).toBe("");
  expect(document.activeElement).toBe(message());
  cleanup();
  open();
  expect(message().value).toBe("");
});

test("does not bring the cart back after the message was sent", () => {
  open();
  fireEvent.reset(message().form ?? message());
  cleanup();
  open();
  expect(message().value).toBe("");
});
