type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An element's position in the page, below `<main>` where it has one: extensions add elements outside of it. */
function selectorOf(element: Element): string {
  const { localName, parentElement: parent } = element;
  if (!parent || localName === "main") return localName;
  const siblings = [...parent.children].filter((sibling) => sibling.localName === localName);
  return `${selectorOf(parent)}>${localName}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  "selectionStart" in element && element.selectionStart !== null;

/** Changes a field as a visitor would, so that React hears of it. */
function fill(field: Field, value: string | boolean): void {
  if (isToggle(field)) {
    if (field.checked !== value) field.click();
  } else if (field.value !== value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Queues button presses and submits until the page hydrates, and keeps what is typed. Where a browser extension changed the
 * page, React discards the prerendered elements and renders new ones, so elements are remembered by their position, too.
 * Links, `<details>` and popovers work without the app and are left alone.
 */
export function keepEarlyInput() {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  const selectors = new Map(
    [...fields, ...document.querySelectorAll("button, form")].map((element) => [
      element,
      selectorOf(element),
    ]),
  );
  const queue: (() => void)[] = [];
  let values: (string | boolean)[] = [];
  let focused: Element | null = null;
  let selection: [number | null, number | null] | undefined;

  /** The element, or the one that React rendered in its place. */
  function find<Kind extends Element>(element: Kind): Kind | null {
    return element.isConnected ? element : document.querySelector<Kind>(selectors.get(element) ?? "never");
  }

  function snapshot(event?: Event) {
    values = fields.map((field) => (isToggle(field) ? field.checked : field.value));
    // React's removal of a focused field fires `change`, with nothing focused any more.
    if (event?.type === "change") return;
    focused = document.activeElement;
    selection = focused && isText(focused) ? [focused.selectionStart, focused.selectionEnd] : undefined;
  }

  function queueClick(event: MouseEvent) {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest<HTMLButtonElement>("button[type=button]:not([popovertarget])");
    if (!button) return;
    event.stopPropagation();
    queue.push(() => find(button)?.click());
  }

  function queueSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    queue.push(() => find(form)?.requestSubmit(submitter && find(submitter)));
  }

  const snapshotEvents = ["input", "change", "focusin", "keyup", "pointerup"];
  for (const type of snapshotEvents) addEventListener(type, snapshot, true);
  addEventListener("click", queueClick, true);
  addEventListener("submit", queueSubmit, true);

  return {
    snapshot,
    /** Stops queueing and does what was queued. */
    release() {
      removeEventListener("click", queueClick, true);
      removeEventListener("submit", queueSubmit, true);
      for (const repeat of queue.splice(0)) repeat();
    },
    /** Puts back what React's render lost, and stops watching. */
    restore() {
      for (const type of snapshotEvents) removeEventListener(type, snapshot, true);
      values.forEach((value, index) => {
        const field = fields[index] && find(fields[index]);
        if (field) fill(field, value);
      });
      if (!focused || focused.isConnected) return;
      const element = find(focused);
      if (!(element instanceof HTMLElement)) return;
      element.focus({ preventScroll: true });
      if (selection && isText(element)) element.setSelectionRange(...selection);
    },
  };
}
