import { useEffect, type ReactNode, type RefObject } from "react";
import { classNames } from "~/lib/class-names";

/** Position and size. styles/base.css fades every dialog in and out. */
const LOOKS = {
  /** A full-height sheet at the right edge. */
  sheet: classNames(
    "inset-y-0 right-0 left-auto h-dvh w-[min(440px,100vw)] bg-husk-50 forced-colors:border",
    "translate-x-full open:translate-x-0 starting:open:translate-x-full",
  ),
  /** Fills the window. */
  full: "inset-0 h-dvh w-screen bg-husk-50",
  /** Centred, and as wide as a 16:9 video can be in the window. */
  video: "inset-0 m-auto h-fit w-[min(90vw,120vh)] overflow-visible bg-transparent",
};

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  look: keyof typeof LOOKS;
  id?: string;
  /** Lets a button with `popovertarget` open it without scripts. */
  popover?: "auto";
  onClose?: () => void;
  children: ReactNode;
};

/** Closes a dialog, whether it was opened as a modal or as a popover. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(":popover-open")) dialog.hidePopover();
  else dialog?.close();
}

/** A modal `<dialog>`: open it with `ref.current.showModal()`. Escape and a click on the backdrop close it. */
export function Dialog({ ref, label, look, onClose, children, ...rest }: Props) {
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [ref]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- an extra way to close by pointer; the keyboard has Escape and the close button
    <dialog
      ref={ref}
      aria-label={label}
      className={LOOKS[look]}
      onClick={({ target, currentTarget }) => target === currentTarget && closeDialog(currentTarget)}
      // The event is asynchronous, so the dialog may already be open again.
      onClose={(event) => event.currentTarget.open || onClose?.()}
      {...rest}
    >
      {children}
    </dialog>
  );
}
