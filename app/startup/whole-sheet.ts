import address from "~/styles/index.css?url";

/** Until then the router loads what belongs to the page that stands, which has the rules for that. */
let isShown = false;

let link: HTMLLinkElement | undefined;
let loading: Promise<void> | undefined;

/** The address of the whole stylesheet, until it is asked for. Every page stands with those of its rules that it needs. */
export function missingSheet(): string[] {
  return import.meta.env.DEV || loading ? [] : [address];
}

/**
 * Has a navigation wait for the whole stylesheet, too; not where its data lead on to a document, which the sheet is not for.
 * Links that are pointed at or touched have asked for both by then (`ui/fetch-ahead.ts`).
 */
export async function withWholeSheet(
  navigation: Promise<Record<string, { result: unknown }>>,
): Promise<void> {
  const results = Object.values(await navigation);
  if (isShown && !results.some(({ result }) => result instanceof Response))
    await loadWholeSheet().catch(leave);
}

/** As the router does where code cannot be had: see `layouts/use-new-document.ts`. */
function leave(): Promise<never> {
  window.location.reload();
  return new Promise(() => {});
}

/** Loads the whole stylesheet, which does not yet apply: the page that stands would be styled once more for nothing. */
export function loadWholeSheet(): Promise<void> {
  if (import.meta.env.DEV) return Promise.resolve();
  return (loading ??= new Promise((resolve, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.media = "not all";
    sheet.href = address;
    sheet.addEventListener("load", () => {
      link = sheet;
      resolve();
    });
    sheet.addEventListener("error", () => {
      sheet.remove();
      loading = undefined;
      reject(new Error("The stylesheet could not be loaded."));
    });
    document.head.append(sheet);
  }));
}

/** Applies it, if it is there: together with a page that may need it. Its rules repeat the page's own in their order. */
export function applyWholeSheet(): void {
  isShown = true;
  if (link) link.media = "all";
}
