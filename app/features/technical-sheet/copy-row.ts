/** A row of figures, as the page shows it now. */
export type ShownRow = {
  /** What it is of, and how it is measured. */
  name: readonly string[];
  values: readonly { product: string; text: string; note: string }[];
};

/** A row as lines for a mail: what it is of, a line for each product, and where it comes from. */
export function rowText({ name, values }: ShownRow, ending: string): string {
  return [
    name.join(" · "),
    ...values.map(({ product, text, note }) => `${product}: ${text}${note ? ` (${note})` : ""}`),
    ending,
  ].join("\n");
}

const isShown = (element: Element) => element.getClientRects().length > 0;

/** What an element shows, on one line. */
const shown = (element: Element | null) =>
  element instanceof HTMLElement
    ? element.innerText.replaceAll(/\s+/g, " ").replaceAll(" ;", ";").trim()
    : "";

function readRow(row: Element): ShownRow {
  const head = row.querySelector('[scope="row"]');
  const origins = row.querySelectorAll(".specification-method .specification-origin");
  return {
    name: [...(head?.children ?? []), ...origins].filter(isShown).map(shown),
    values: [...row.querySelectorAll<HTMLElement>("td[data-of]")].filter(isShown).flatMap((cell) => {
      const value = [
        ...cell.querySelectorAll(".specification-items, .specification-amount, .specification-words, b"),
      ].find(isShown);
      const column = row.closest("table")?.querySelector(`thead [data-of="${cell.dataset["of"]}"]`);
      const product = (column?.querySelector("span") ?? column)?.textContent ?? "";
      return value ? [{ product, text: shown(value), note: shown(cell.querySelector("small")) }] : [];
    }),
  };
}

/** For how long a button says that it has copied, in ms. */
const SAID = 3000;

let takeBack = () => {};

/** Says at the button, and to who hears the page, that it is done; only of the last one. */
function say(button: HTMLElement, place: HTMLElement): void {
  takeBack();
  const { copied = "" } = place.dataset;
  const status = place.querySelector("[data-copy-status]");
  const write = (text: string) => {
    button.dataset["copy"] = text;
    if (status) status.textContent = text;
  };
  write(copied);
  const timer = setTimeout(() => takeBack(), SAID);
  takeBack = () => {
    clearTimeout(timer);
    write("");
    takeBack = () => {};
  };
}

/** Copies the row of a button as text, and says so; where the browser does not let it, shows the text to be copied by hand. */
export async function copyRow(button: HTMLElement): Promise<void> {
  const place = button.closest<HTMLElement>("[data-ending]");
  const row = button.closest("tr");
  if (!place || !row) return;
  const text = rowText(readRow(row), place.dataset["ending"] ?? "");
  try {
    await navigator.clipboard.writeText(text);
    say(button, place);
  } catch {
    const dialog = place.querySelector<HTMLDialogElement>("[data-copy-fallback]");
    const field = dialog?.querySelector("textarea");
    if (!dialog || !field) return;
    field.value = text;
    dialog.showModal();
    field.select();
  }
}
