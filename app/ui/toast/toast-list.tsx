import { useEffect, useRef, type FocusEvent } from "react";
import { cssTransition, toast as notify, ToastContainer } from "react-toastify/unstyled";
import { useWords } from "../language";
import type { Toast } from "./toast";

const Rise = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

/** Shows each of a growing list of toasts once: 5000 ms, top right, pausing on hover and focus loss (spec 4, 9). */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const words = useWords();
  const shown = useRef(0);
  const cameFrom = useRef<Element>(null);
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A toast is an alert: in a container that is a live region too, NVDA reads it three times (react-toastify #1291).
    holder.current?.querySelector(".Toastify")?.removeAttribute("aria-live");
    for (const { kind, message, lang } of toasts.slice(shown.current)) {
      notify(<span lang={lang}>{message}</span>, {
        type: kind,
        // Whoever closed it by keyboard goes on where they were.
        onClose: () => {
          if (cameFrom.current instanceof HTMLElement && isLost()) cameFrom.current.focus();
        },
      });
    }
    shown.current = toasts.length;
  }, [toasts]);

  function rememberOrigin({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }

  return (
    // It only hears that the focus has come.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={holder} onFocus={rememberOrigin}>
      <ToastContainer
        aria-label={words.messages}
        position="top-right"
        autoClose={5000}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        transition={Rise}
        icon={false}
      />
    </div>
  );
}

/** Whether the focus is in a toast, or has gone with one. */
function isLost(): boolean {
  const focused = document.activeElement;
  return focused === document.body || focused?.closest(".Toastify") != null;
}
