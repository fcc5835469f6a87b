import { startTransition, useEffect, useState } from "react";
import type { Language } from "~/lib/language";
import { lazyOptional } from "../lazy-optional";

/** A short-lived message in its own language. Removals also use the `error` style. */
export type Toast = {
  kind: "success" | "warning" | "error";
  message: { text: string; lang: Language };
  /** What the message is about, such as a product's name. */
  about?: string | undefined;
  /** When it happened, in milliseconds. */
  time: number;
};

export const TOAST_MS = 5000;

const ToastList = lazyOptional(() => import("./toast-list"));

let add: ((toast: Toast) => void) | undefined;

/** Shows a toast at the top right for 5000 ms, unless its library takes longer to load. */
export function showToast(kind: Toast["kind"], message: Toast["message"], about?: string): void {
  add?.({ kind, message, about, time: Date.now() });
}

/** The place where toasts appear. Its library loads with the first toast. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  useEffect(() => {
    // In a transition, so that the pressed button renders first.
    add = (toast) => startTransition(() => setToasts((before) => [...before, toast]));
    return () => {
      add = undefined;
    };
  }, []);

  return toasts.length > 0 ? <ToastList toasts={toasts} /> : null;
}
