/**
 * Holds buttons that are pressed and forms that are sent, until the returned function does it all again, in order. Nothing
 * else hears of what is held: a part of the page that works already would do it twice. Links, `<details>` and popovers
 * work by themselves.
 */
export function holdPresses(): () => void {
  const held: (() => void)[] = [];
  const holdClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("button[type=button]:not([popovertarget])");
    if (!button) return;
    event.stopPropagation();
    held.push(() => button.click());
  };
  const holdSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
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
