// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fill } from "~/lib/fill";
import { company } from "~/words/company";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import QuoteForm from "./quote-form";
import { quoteText, type Quote } from "./quote-text";

const product = quoteProducts.find(
  ({ parameters, packagings }) => parameters.length > 0 && packagings.length > 0,
);
const [parameter] = product?.parameters ?? [];
const [packaging = ""] = product?.packagings ?? [];
const [paper = ""] = words.papers;
if (!product || !parameter) throw new Error("No product has what these tests need.");

const REQUEST: Quote = { product: product.id, quantity: "500" };
const { labels, answers } = words;

beforeEach(() => {
  window.history.replaceState(null, "");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** The form as on the page: above the message, which is a field of another form. */
function Page({ chosen, isSending }: { chosen: string | undefined; isSending: boolean }) {
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <QuoteForm product={chosen} message={message} isSending={isSending} />
      <form>
        <textarea ref={message} aria-label="Mensaje" />
      </form>
    </>
  );
}

const open = (chosen: string | undefined = product.id, isSending = false) =>
  render(<Page chosen={chosen} isSending={isSending} />);
const message = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Mensaje" });
const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const tick = (name: string) =>
  fireEvent.click(screen.getByRole("checkbox", { name: new RegExp(`^${RegExp.escape(name)}`) }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const status = () => screen.getByRole("status").textContent;

test("composes a request from what the visitor chooses, and takes it back", () => {
  open(undefined);
  write(labels.product, product.id);
  write(labels.quantity, "1,102,311");
  write(labels.unit, "lb");
  write(labels.packaging, packaging);
  write(labels.incoterm, "FOB");
  write(labels.place, "Puerto Cortés");
  tick(parameter.name);
  write(fill(words.wanted, { name: parameter.name }), "3,5");
  tick(paper);
  tick(words.sampleText);
  press(words.put);
  const text = quoteText({
    product: product.id,
    quantity: "1,102,311",
    unit: "lb",
    packaging,
    incoterm: "FOB",
    place: "Puerto Cortés",
    [`wants-${parameter.id}`]: "on",
    [`wanted-${parameter.id}`]: "3,5",
    [`paper-${paper}`]: "on",
    sample: "on",
  });
  expect(message().value).toBe(text);
  expect(status()).toBe(answers.placed);
  press(words.undo);
  expect(message().value).toBe("");
  expect(status()).toBe(answers.undone);
  expect(document.activeElement).toBe(message());
});

test("asks before it replaces or removes a request that the visitor has edited", () => {
  const confirm = vi.fn<(question: string) => boolean>().mockReturnValue(false);
  vi.stubGlobal("confirm", confirm);
  open();
  write("Mensaje", "Buenos días:");
  write(labels.quantity, "500");
  press(words.put);
  const text = `Buenos días:\n\n${quoteText(REQUEST)}`;
  expect(message().value).toBe(text);
  expect(confirm).not.toHaveBeenCalled();

  const edited = `${text} o más\n\nGracias.`;
  write("Mensaje", edited);
  for (const [button, question] of [
    [words.put, answers.edited],
    [words.undo, answers.editedUndo],
  ] as const) {
    press(button);
    expect(confirm).toHaveBeenLastCalledWith(question);
    expect(message().value).toBe(edited);
  }

  confirm.mockReturnValue(true);
  press(words.put);
  expect(message().value).toBe(`${text}\n\nGracias.`);
  press(words.put);
  press(words.undo);
  expect(message().value).toBe(edited);
});

test("puts nothing into the message without a quantity", () => {
  open();
  for (const quantity of ["", "0", "x", "1,50"]) {
    write(labels.quantity, quantity);
    press(words.put);
    expect(message().value, quantity).toBe("");
  }
});

test("leaves a message alone while it is being sent", () => {
  open(product.id, true);
  write(labels.quantity, "500");
  press(words.put);
  expect(message().value).toBe("");
});

test("chooses no product that the mill does not have", () => {
  open("aceite-de-oliva");
  expect(field(labels.product).value).toBe("");
});

test("keeps what was chosen when the page reloads", () => {
  open();
  write(labels.quantity, "40");
  cleanup();
  open(undefined);
  expect(field(labels.product).value).toBe(product.id);
  expect(field(labels.quantity).value).toBe("40");
});

test("replaces a request from before a reload without asking, although the form has changed since", () => {
  const confirm = vi.fn<(question: string) => boolean>();
  vi.stubGlobal("confirm", confirm);
  open();
  write(labels.quantity, "40");
  press(words.put);
  const draft = message().value;
  write(labels.quantity, "500");
  cleanup();
  open();
  write("Mensaje", draft);
  press(words.put);
  expect(confirm).not.toHaveBeenCalled();
  expect(message().value).toBe(quoteText(REQUEST));
});

test("restores a month only until it has passed", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30), toFake: ["Date"] });
  open();
  write(labels.quantity, "500");
  write(labels.month, "noviembre de 2026");
  cleanup();
  open();
  expect(field(labels.month).value).toBe("noviembre de 2026");
  cleanup();
  vi.setSystemTime(new Date(2026, 11, 1));
  open();
  expect(field(labels.month).value).toBe("");
  press(words.put);
  expect(message().value).toBe(quoteText(REQUEST));
});

/** Makes a browser that copies and shares like this. */
const stubNavigator = (abilities: {
  copy: (text: string) => Promise<void>;
  share?: typeof navigator.share;
}) =>
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, {
      clipboard: { value: { writeText: abilities.copy } },
      ...(abilities.share ? { share: { value: abilities.share } } : {}),
    }),
  );

test("copies, mails and shares the text that it would put into the message", async () => {
  const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  const share = vi.fn<typeof navigator.share>().mockResolvedValue();
  stubNavigator({ copy, share });
  open();
  for (const name of [words.copy, words.share]) press(name);
  expect(copy, "without a quantity").not.toHaveBeenCalled();
  expect(share, "without a quantity").not.toHaveBeenCalled();

  write(labels.quantity, "500");
  press(words.copy);
  await screen.findByText(answers.copied);
  press(words.share);
  const text = quoteText(REQUEST);
  expect(copy.mock.calls).toEqual([[text]]);
  expect(share.mock.calls).toEqual([[{ title: words.heading, text }]]);
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>("link", { name: words.mail }).href,
  );
  expect(pathname).toBe(company.email);
  expect(searchParams.get("subject")).toBe(words.heading);
  expect(searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
  expect(message().value).toBe("");
});

test("says where to put the text if the browser can neither copy nor share", async () => {
  stubNavigator({ copy: () => Promise.reject(new DOMException("refused", "NotAllowedError")) });
  open();
  write(labels.quantity, "500");
  expect(screen.queryByRole("button", { name: words.share })).toBeNull();
  press(words.copy);
  await screen.findByText(answers.notCopied);
});
