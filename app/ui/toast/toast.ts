/** A message to show for a moment, in its own language. `error` is also the style of a removal. */
export type Toast = {
  kind: "success" | "warning" | "error";
  message: string;
  lang: "es" | "en";
  /** What the message is about: the name of a product. */
  about?: string | undefined;
};

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;

/** Shows a message at the top right for 5000 ms. */
export function showToast(
  kind: Toast["kind"],
  { text: message, lang }: { text: string; lang: Toast["lang"] },
  about?: string,
): void {
  listener?.({ kind, message, lang, about });
}

/** Registers the one place where toasts appear; returns a function that removes it. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
