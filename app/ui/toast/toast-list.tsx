import { useEffect, useRef, type FocusEvent } from "react";
import {
  cssTransition,
  toast as notify,
  ToastContainer,
  type CloseButtonProps,
  type Id,
} from "react-toastify/unstyled";
import { classNames } from "~/lib/class-names";
import { RoundButton } from "../button";
import { DROP } from "../chip";
import { useControlLabels } from "../language";
import { TOAST_MS, type Toast } from "./toast";
import styles from "./toast-list.module.css";

const Rise = cssTransition({ enter: `${styles.enter}`, exit: `${styles.exit}` });

/** Colours of the marker and the bar. */
const KINDS = { success: "tint-leaf", warning: "tint-fruit", error: styles.error };

/**
 * Shows each toast of a growing list at the top right for 5000 ms, paused on hover and when the window loses focus. A repeat
 * of a visible message updates its toast, which then shows the count and the latest subject and restarts its timer.
 */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const labels = useControlLabels();
  const shown = useRef(0);
  const visible = useRef(new Map<string, { id: Id; count: number }>());
  const focusOrigin = useRef<Element>(null);
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A toast is an alert. If its container is a live region too, NVDA reads it three times (react-toastify #1291).
    holder.current?.querySelector(".Toastify")?.removeAttribute("aria-live");
    const isCurrent = ({ time }: Toast) => Date.now() - time < TOAST_MS;
    for (const toast of toasts.slice(shown.current).filter(isCurrent)) {
      const { kind, message } = toast;
      const repeated = visible.current.get(message.text);
      if (repeated) {
        repeated.count += 1;
        notify.update(repeated.id, { render: <Message toast={toast} count={repeated.count} /> });
        continue;
      }
      const id = notify(<Message toast={toast} count={1} />, {
        type: kind,
        className: classNames(
          "relative flex min-h-16 [touch-action:pan-y] items-center gap-3 overflow-hidden py-2 pr-2 pl-4 font-medium",
          "rounded-field border border-husk-300 bg-husk-50 shadow-float",
          DROP,
          KINDS[kind],
        ),
        onClose: () => {
          visible.current.delete(message.text);
          // Closing a toast with the keyboard returns the focus to where it was.
          if (focusOrigin.current instanceof HTMLElement && isFocusInToasts()) focusOrigin.current.focus();
          if (visible.current.size === 0) focusOrigin.current = null;
        },
      });
      visible.current.set(message.text, { id, count: 1 });
    }
    shown.current = toasts.length;
  }, [toasts]);

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) focusOrigin.current = relatedTarget;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only observes focus
    <div ref={holder} onFocus={rememberOrigin}>
      <ToastContainer
        aria-label={labels.messages}
        position="top-right"
        autoClose={TOAST_MS}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        transition={Rise}
        icon={false}
        className={`fixed right-4 z-notice grid gap-3 ${styles.list}`}
        progressClassName={`${styles.progress}`}
        closeButton={CloseButton}
      />
    </div>
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const labels = useControlLabels();
  return <RoundButton look="bare" label={labels.close} icon="close" onClick={() => closeToast(true)} />;
}

/** A toast's text. Each count renders a new element, so that screen readers read a repeated message. */
function Message({ toast: { message, about }, count }: { toast: Toast; count: number }) {
  return (
    <p
      key={count}
      lang={message.lang}
      className="flex min-w-0 flex-1 items-center justify-between gap-3 leading-snug"
    >
      <span>
        <span>{message.text}</span>{" "}
        {about ? <small className="block text-sm font-normal wrap-anywhere text-muted">{about}</small> : null}
      </span>
      {count > 1 ? (
        <span
          data-count={count}
          className="rounded-full bg-husk-100 px-2 py-1 text-sm font-semibold after:content-['×'_attr(data-count)]"
        />
      ) : null}
    </p>
  );
}

/** Whether the focus is in a toast, or was in one that has been removed. */
function isFocusInToasts(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.closest(".Toastify") != null;
}
