/**
 * The inline script (`before-paint.ts?script`) of pages whose subject is not what was built: of lists, and of what the browser
 * keeps. One for both, because a policy names each by its hash, on every page.
 */
import { hideFirstPage } from "./hide-first-page";
import { showUnlessKept } from "./show-unless-kept";

hideFirstPage();
showUnlessKept();
