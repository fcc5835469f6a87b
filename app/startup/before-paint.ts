/**
 * Inline script (`before-paint.ts?script`) of pages whose prerendered HTML may differ from what the visitor
 * should see: later pages of a list, and stored data such as the cart. One script for both, so that every
 * page's policy needs only one hash.
 */
import { hideFirstPage } from "./hide-first-page";
import { showEmptyState } from "./show-empty-state";

hideFirstPage();
showEmptyState();
