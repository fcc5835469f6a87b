// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quoteHelp, quoteProducts, quoteWords as words } from "~/words/quote";
import { Quote } from "./quote";

const [first, second] = quoteProducts;
if (!first || !second) throw new Error("These tests need two products.");

const cart = [{ title: "Mango", quantity: 2, price: 3.2 }];

function Page() {
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <Quote help={quoteHelp} message={message} cart={cart} isSending={false} />
      <textarea ref={message} />
    </>
  );
}

beforeEach(() => {
  window.history.replaceState(null, "");
});
afterEach(cleanup);

const product = () => screen.findByLabelText<HTMLSelectElement>(words.labels.product);

test("shows the product of the link that the visitor followed, also after Back", async () => {
  const router = createMemoryRouter([{ path: "/contact-us", Component: Page }], {
    initialEntries: [`/contact-us?producto=${first.id}#cotizacion`],
  });
  render(<RouterProvider router={router} />);
  expect((await product()).value).toBe(first.id);
  await act(() => router.navigate(`/contact-us?producto=${second.id}#cotizacion`));
  expect((await product()).value).toBe(second.id);
  await act(() => router.navigate(-1));
  expect((await product()).value).toBe(first.id);
});

test("keeps what was chosen when the visitor follows a link to a section", async () => {
  const router = createMemoryRouter([{ path: "/contact-us", Component: Page }], {
    initialEntries: ["/contact-us#cotizacion"],
  });
  render(<RouterProvider router={router} />);
  fireEvent.change(await product(), { target: { value: second.id } });
  await act(() => router.navigate("/contact-us#contenido"));
  expect((await product()).value).toBe(second.id);
});

test("keeps the cart's undo button when the visitor follows the skip link", async () => {
  const router = createMemoryRouter([{ path: "/contact-us", Component: Page }], {
    initialEntries: ["/contact-us#carrito"],
  });
  render(<RouterProvider router={router} />);
  const undo = await screen.findByRole("button", { name: words.undo });
  await act(() => router.navigate("/contact-us#contenido"));
  expect(undo.isConnected).toBe(true);
});
