import { useEffect, type MouseEvent, type ReactNode, type RefObject } from "react";
import { classNames } from "~/lib/class-names";

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  /** It comes from the right, covers the window, or stands in its middle. The whole class: pages have rules by their names. */
  look: "dialog-sheet" | "dialog-full" | "dialog-video";
  id?: string;
  /** Lets a button with `popovertarget` open it, also where scripts do not run. */
  popover?: "auto";
  onClose?: () => void;
  className?: string;
  children: ReactNode;
};

function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) closeDialog(event.currentTarget);
}

/** Closes a dialog, however it was opened. */
export function closeDialog(dialog: HTMLDialogElement | null): void {
  if (dialog?.matches(":popover-open")) dialog.hidePopover();
  else dialog?.close();
}

/**
 * A modal dialog on the platform's own: open it with `ref.current.showModal()`. Escape and a click beside its content
 * close it, focus stays inside and goes back to where it was.
 */
export function Dialog({ ref, label, look, onClose, className, children, ...rest }: Props) {
  useEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, [ref]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a second way out for a pointer; the keyboard has Escape and the close button
    <dialog
      ref={ref}
      aria-label={label}
      className={classNames("dialog", look, className)}
      onClick={closeOnBackdrop}
      // Its event comes late: by then the dialog may be open again.
      onClose={(event) => event.currentTarget.open || onClose?.()}
      {...rest}
    >
      {children}
    </dialog>
  );
}
