/** A short-lived message in its own language. Removals also use the `error` style. */
export type Toast = {
  kind: "success" | "warning" | "error";
  message: string;
  lang: "es" | "en";
  /** What the message is about, such as a product's name. */
  about?: string | undefined;
};

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;

/** Shows a toast at the top right for 5000 ms. */
export function showToast(
  kind: Toast["kind"],
  { text: message, lang }: { text: string; lang: Toast["lang"] },
  about?: string,
): void {
  listener?.({ kind, message, lang, about });
}

/** Registers the only listener for toasts; returns a function that removes it. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
