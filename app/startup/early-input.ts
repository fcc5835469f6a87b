type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A CSS path to the element, starting at `<main>` if possible, because extensions add elements outside it. */
function selectorOf(element: Element): string {
  const { localName, parentElement: parent } = element;
  if (!parent || localName === "main") return localName;
  const siblings = [...parent.children].filter((sibling) => sibling.localName === localName);
  return `${selectorOf(parent)}>${localName}:nth-of-type(${siblings.indexOf(element) + 1})`;
}

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  "selectionStart" in element && element.selectionStart !== null;

/**
 * Until the page hydrates, queues button clicks and submits, and remembers what is typed. If a browser extension has changed
 * the page, React replaces all elements, so each is found again by its CSS path.
 */
export function captureEarlyInput() {
  const fields = [...document.querySelectorAll<Field>("input:not([type=file]), textarea, select")];
  const elements: Element[] = [...fields, ...document.querySelectorAll("button, form")];
  const selectors = new Map(elements.map((element) => [element, selectorOf(element)]));
  const queue: (() => void)[] = [];
  let values: object[] = [];
  let focused: Element | null = null;
  let selection: [number | null, number | null] | undefined;

  /** Returns the element, or React's replacement for it. */
  function find<Kind extends Element>(element: Kind): Kind | null {
    return element.isConnected ? element : document.querySelector<Kind>(selectors.get(element) ?? "never");
  }

  function snapshot(event?: Event) {
    values = fields.map((field) => ({
      ...(field.value && { value: field.value }), // An empty value would erase a restored draft.
      ...("checked" in field && { checked: field.checked }),
    }));
    // When React replaces a focused field, the field loses its focus and fires `change`.
    if (event?.type === "change" || focused?.isConnected === false) return;
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

  const snapshotEvents = ["input", "change", "select", "focusin", "keyup", "pointerup"];
  for (const type of snapshotEvents) addEventListener(type, snapshot, true);
  addEventListener("click", queueClick, true);
  addEventListener("submit", queueSubmit, true);

  return {
    snapshot,
    /** Stops queueing and replays the queue. */
    release() {
      removeEventListener("click", queueClick, true);
      removeEventListener("submit", queueSubmit, true);
      for (const replay of queue.splice(0)) replay();
    },
    /** Restores values, focus and selection in replaced elements, and stops listening. */
    restore() {
      for (const type of snapshotEvents) removeEventListener(type, snapshot, true);
      fields.forEach((field, index) => {
        const rendered = find(field);
        if (rendered && rendered !== field) Object.assign(rendered, values[index]);
      });
      const element = focused && !focused.isConnected && find(focused);
      if (!(element instanceof HTMLElement)) return;
      element.focus({ preventScroll: true });
      if (selection && isText(element)) element.setSelectionRange(...selection);
    },
  };
}
