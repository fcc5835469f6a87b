import { startTransition, useEffect, useState } from "react";
import { lazyOptional } from "../lazy-optional";
import { listenForToasts, type Toast } from "./toast";

const ToastList = lazyOptional(() => import("./toast-list"));

/** Where toasts appear. Loads its library with the first one. */
export function Toaster() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  // The pressed button renders first.
  useEffect(
    () => listenForToasts((toast) => startTransition(() => setToasts((before) => [...before, toast]))),
    [],
  );

  return toasts.length > 0 ? <ToastList toasts={toasts} /> : null;
}
