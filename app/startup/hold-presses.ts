/**
 * An inline script (`hold-presses.ts?script`), so that it is there as soon as the page is: it holds buttons that are pressed
 * and forms that are sent until the app has started, and does it all again then, in order. Links, `<details>` and popovers
 * work by themselves.
 */
function holdPresses(): () => void {
  const held: (() => void)[] = [];
  const holdClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>("button[type=button]:not([popovertarget])");
    if (button) held.push(() => button.click());
  };
  const holdSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    held.push(() => form.requestSubmit(submitter));
  };
  addEventListener("click", holdClick, true);
  addEventListener("submit", holdSubmit, true);
  return () => {
    removeEventListener("click", holdClick, true);
    removeEventListener("submit", holdSubmit, true);
    for (const press of held.splice(0)) press();
  };
}

window.appStarted = holdPresses();
