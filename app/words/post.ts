import { postPage } from "../catalog/schemas/journal-pages.ts";

const { path: _, ...words } = postPage();

/** What every post's page says (spec 2, "Blog single"): its own text is still to be written, and this stands in for it. */
export const { card, withoutSidebar, adjacent, comments, ...body } = words;
