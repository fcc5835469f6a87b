import { postPage } from "../catalog/content/journal-pages.ts";

const { path: _, ...words } = postPage();

export const { card, withoutSidebar, adjacent, comments, ...body } = words;
