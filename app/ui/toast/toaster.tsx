import { startTransition, useEffect, useState } from "react";
import { lazyOptional } from "../lazy-optional";
import { listenForToasts, type Toast } from "./toast";

const ToastList = lazyOptional(() => import("./toast-list"));

/** The place where toasts appear. Its library loads with the first toast. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  // In a transition, so that the pressed button renders first.
  useEffect(
    () => listenForToasts((toast) => startTransition(() => setToasts((before) => [...before, toast]))),
    [],
  );

  return toasts.length > 0 ? <ToastList toasts={toasts} /> : null;
}
