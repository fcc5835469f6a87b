// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ContactPage } from "~/catalog/content/corporate-pages";
import { company } from "~/words/company";
import { messages } from "~/words/messages";

const showToast = vi.hoisted(() => vi.fn<(kind: string, message: object) => void>());
vi.mock("~/ui/toast/toast", () => ({ showToast }));

let { ContactForm } = await import("./contact-form");

const words: ContactPage["form"] = {
  title: "Escríbanos",
  note: "",
  name: { label: "Nombre *", placeholder: "" },
  email: { label: "Correo electrónico *", placeholder: "" },
  phone: { label: "Teléfono", optional: "(opcional)", placeholder: "" },
  message: { label: "Mensaje *", placeholder: "" },
  send: "Enviar mensaje",
  sending: "Enviando…",
  otherWays: "O escríbanos a",
  waiting: "Sin conexión",
  back: "Ya hay conexión",
  sendNow: "Enviar ahora",
  discard: "Borrar el mensaje",
  withoutScripts: "",
};
const SENT = messages.contactSent.text;
const FAILED = messages.contactFailed.text;

const typed = {
  name: "Ngũgĩ 王小明",
  email: "marta@refineria.example",
  phone: "+31 10 000 0000",
  message: "Buscamos 500 t.\n¿Cuándo pueden cargar?",
} as const;
type Name = keyof typeof typed;
const NAMES = ["name", "email", "phone", "message"] as const satisfies readonly Name[];

/** What the e-mail service does with a message. */
const deliver =
  vi.fn<(message: Record<string, FormDataEntryValue>, signal: AbortSignal) => Promise<Response>>();
const delivered = () => Promise.resolve(new Response("OK"));
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  deliver.mockReset().mockImplementation(delivered);
  vi.stubGlobal("fetch", async (_: string, { method, body, signal }: RequestInit) => {
    if (!isOnline) throw new TypeError("offline");
    if (method === "HEAD") return new Response();
    if (!(body instanceof FormData) || !signal) throw new Error("This is no message of the form.");
    return deliver(Object.fromEntries(body), signal);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  showToast.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const open = () => render(<ContactForm content={words} />);

/** Opens the form in a new document, as a reload does. */
async function reload(): Promise<void> {
  cleanup();
  vi.resetModules();
  ({ ContactForm } = await import("./contact-form"));
  open();
}

/** Submits a message whose answer arrives when the test says so. */
function sendSlowly() {
  const answer = Promise.withResolvers<Response>();
  deliver.mockReturnValue(answer.promise);
  open();
  fillIn();
  press(words.send);
  return {
    accept: () => act(async () => answer.resolve(new Response("OK"))),
    refuse: () => act(async () => answer.resolve(new Response("no", { status: 400 }))),
  };
}

/** Restores the page from the back/forward cache. */
const comeBack = () => fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));

const field = (name: Name) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(
    new RegExp(`^${RegExp.escape(words[name].label)}`),
  );
const values = () => Object.fromEntries(NAMES.map((name) => [name, field(name).value]));
const write = (name: Name, value: string) => fireEvent.input(field(name), { target: { value } });
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const status = () => screen.getByRole("status");

function fillIn(): void {
  for (const name of NAMES) write(name, typed[name]);
}

/** Fails to send a message because the site cannot be reached. */
async function sendOffline(): Promise<void> {
  isOnline = false;
  open();
  fillIn();
  press(words.send);
  await screen.findByText(words.waiting);
}

const empty = { name: "", email: "", phone: "", message: "" };

test("delivers what was typed, says so, and empties itself until the visitor writes again", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  open();
  fillIn();
  press(words.send);
  await screen.findByText(SENT);
  expect(deliver.mock.lastCall?.[0]).toMatchObject(typed);
  expect(values()).toEqual(empty);
  await waitFor(() => expect(scroll.mock.contexts).toEqual([status()]));
  write("message", "Otra pregunta");
  expect(status().textContent).toBe("");
});

test("treats spaces as empty", async () => {
  open();
  fillIn();
  write("message", "   \n ");
  press(words.send);
  expect(deliver).not.toHaveBeenCalled();
  expect(values()).toEqual({ ...typed, message: "" });
  write("message", "Hola");
  press(words.send);
  await screen.findByText(SENT);
});

test("sends a message once, however often the button is pressed", async () => {
  const { accept } = sendSlowly();
  press(words.sending);
  expect(button(words.sending).getAttribute("aria-disabled")).toBe("true");
  expect(field("message").readOnly).toBe(true);
  await accept();
  await screen.findByText(SENT);
  expect(deliver).toHaveBeenCalledOnce();
});

test.each([
  ["refuses it", () => Promise.resolve(new Response("no", { status: 400 }))],
  ["answers nonsense", () => Promise.resolve(new Response("null", { status: 502 }))],
  ["does not answer", () => Promise.reject(new TypeError("refused"))],
])(
  "keeps the message through a reload where the service %s, names the address, and sends it on another try",
  async (_, fail) => {
    deliver.mockImplementationOnce(fail);
    open();
    fillIn();
    press(words.send);
    await screen.findByText(FAILED);
    within(status()).getByRole("link", { name: company.email });
    expect(values()).toEqual(typed);
    cleanup();
    open();
    await screen.findByText(words.back);
    expect(values()).toEqual(typed);
    press(words.sendNow);
    await screen.findByText(SENT);
  },
);

test("gives up after 15 s without an answer, and keeps the message", async () => {
  vi.useFakeTimers();
  deliver.mockImplementation(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  open();
  fillIn();
  press(words.send);
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(status().textContent).toBe("");
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(status().textContent).toContain(FAILED);
  expect(values()).toEqual(typed);
});

test("keeps an unsent message for the next visit, and sends it only when the visitor says so", async () => {
  await sendOffline();
  cleanup();
  open();
  expect(values()).toEqual(typed);
  write("message", "Buscamos 600 t.");
  cleanup();
  open();
  await screen.findByText(words.waiting);
  expect(values()).toEqual({ ...typed, message: "Buscamos 600 t." });
  isOnline = true;
  fireEvent(window, new Event("online"));
  await screen.findByText(words.back);
  expect(deliver).not.toHaveBeenCalled();
  press(words.sendNow);
  expect(screen.queryByRole("button", { name: words.discard })).toBeNull();
  await screen.findByText(SENT);
  expect(deliver.mock.lastCall?.[0]).toMatchObject({ message: "Buscamos 600 t." });
  cleanup();

  open();
  expect(values()).toEqual(empty);
  expect(status().textContent).toBe("");
});

test("keeps a message that is being sent when the visitor leaves", async () => {
  sendSlowly();
  fireEvent(window, new Event("pagehide"));
  await reload();
  await screen.findByText(words.back);
  expect(values()).toEqual(typed);
});

test("shows a message that is still being sent when the visitor returns from another page", async () => {
  const { accept } = sendSlowly();
  cleanup();
  open();
  expect(values()).toEqual(typed);
  expect(field("message").readOnly).toBe(true);
  press(words.sending);
  await accept();
  await screen.findByText(SENT);
  expect(values()).toEqual(empty);
  expect(deliver).toHaveBeenCalledOnce();
});

test("keeps a message that was refused after the visitor returned from another page", async () => {
  const { refuse } = sendSlowly();
  cleanup();
  open();
  await refuse();
  await screen.findByText(FAILED);
  await reload();
  await screen.findByText(words.back);
  expect(values()).toEqual(typed);
});

test("says on another page that a message was refused, and keeps it", async () => {
  const { refuse } = sendSlowly();
  cleanup();
  await refuse();
  expect(showToast).toHaveBeenCalledExactlyOnceWith("error", messages.contactFailed);
  open();
  await screen.findByText(words.back);
  expect(values()).toEqual(typed);
});

test("says on another page that a message was delivered", async () => {
  const { accept } = sendSlowly();
  cleanup();
  await accept();
  expect(showToast).toHaveBeenCalledExactlyOnceWith("success", messages.contactSent);
  open();
  expect(values()).toEqual(empty);
  expect(status().textContent).toBe("");
});

test("forgets a message that was delivered after the visitor came back with the back button", async () => {
  const { accept } = sendSlowly();
  fireEvent(window, new Event("pagehide"));
  comeBack();
  await accept();
  await screen.findByText(SENT);
  await reload();
  expect(values()).toEqual(empty);
});

test("offers no message that another page delivered before the visitor came back", async () => {
  await sendOffline();
  comeBack();
  expect(values()).toEqual(typed);
  localStorage.clear();
  comeBack();
  expect(values()).toEqual(empty);
  expect(status().textContent).toBe("");
  isOnline = true;

  cleanup();
  const { refuse } = sendSlowly();
  fireEvent(window, new Event("pagehide"));
  localStorage.clear();
  comeBack();
  await refuse();
  expect(values()).toEqual(empty);
  expect(status().textContent).toBe("");

  fillIn();
  press(words.send);
  await screen.findByText(FAILED);
  expect(values()).toEqual(typed);
});

test("offers no message that another tab has delivered meanwhile", async () => {
  await sendOffline();
  localStorage.clear();
  fireEvent(window, new Event("storage"));
  expect(values()).toEqual(empty);
  expect(status().textContent).toBe("");
});

/** Another tab fails to send a message while this one is open. */
const failInAnotherTab = (message: Record<string, string>) =>
  localStorage.setItem("contactMessage", JSON.stringify([JSON.stringify(Object.entries(message))]));

test("keeps the unsent message of another tab when it sends one itself", async () => {
  open();
  failInAnotherTab(typed);
  fillIn();
  press(words.send);
  await screen.findByText(SENT);
  cleanup();
  open();
  await screen.findByText(words.back);
  expect(values()).toEqual(typed);
});

test("keeps the unsent message of another tab when its own fails too", async () => {
  const other = { ...typed, message: "From the other tab" };
  open();
  failInAnotherTab(other);
  isOnline = false;
  fillIn();
  press(words.send);
  await screen.findByText(words.waiting);
  isOnline = true;
  await reload();
  await screen.findByText(words.back);
  expect(values()).toEqual(typed);
  press(words.discard);
  await reload();
  await screen.findByText(words.back);
  expect(values()).toEqual(other);
});

test("forgets a discarded message, also while it looks for a connection", async () => {
  await sendOffline();
  isOnline = true;
  fireEvent(window, new Event("online"));
  press(words.discard);
  await act(async () => {});
  expect(document.activeElement).toBe(field("name"));
  expect(values()).toEqual(empty);
  expect(status().textContent).toBe("");
  cleanup();

  open();
  expect(values()).toEqual(empty);
});

test("delivers and keeps a message where storage is denied", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  await sendOffline();
  expect(values()).toEqual(typed);
  isOnline = true;
  press(words.send);
  await screen.findByText(SENT);
});
