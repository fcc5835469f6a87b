/**
 * Inline script (`before-paint.ts?script`) for pages whose prerendered HTML may differ from what the visitor
 * should see. A single script covers both cases, so that every page's policy needs only one hash.
 */
import { hasStoredData } from "./stored-data";

const MAX_HIDDEN_MS = 10_000;

const { dataset } = document.documentElement;

// A list's URL always returns the HTML of its first page, which stays hidden until the app has loaded the requested one.
if (/[?&]page=(?!1?(&|$))/.test(location.search)) {
  dataset["firstPageHidden"] = "";
  setTimeout(() => delete dataset["firstPageHidden"], MAX_HIDDEN_MS);
}

// Without stored data, such as a cart, shows the page's empty state and hides what needs the data.
if (!hasStoredData()) dataset["nothingStored"] = "";
