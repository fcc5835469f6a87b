import { useEffect, useRef } from "react";
import { cssTransition, toast as notify, ToastContainer } from "react-toastify/unstyled";
import { useWords } from "../language";
import type { Toast } from "./toast";

const Rise = cssTransition({ enter: "toast-enter", exit: "toast-exit" });

/** Shows each of a growing list of toasts once: 5000 ms, top right, pausing on hover and focus loss (spec 4, 9). */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const words = useWords();
  const shown = useRef(0);

  useEffect(() => {
    for (const { kind, message, lang } of toasts.slice(shown.current)) {
      notify(<span lang={lang}>{message}</span>, { type: kind });
    }
    shown.current = toasts.length;
  }, [toasts]);

  return (
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
  );
}
