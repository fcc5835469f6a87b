/**
 * Holds buttons that are pressed and forms that are sent, until the returned function does it all again, in order. Links,
 * `<details>` and popovers work by themselves.
 */
export function holdPresses(): () => void {
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
