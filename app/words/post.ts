import { postPage } from "../catalog/schemas/journal-pages.ts";

const { path: _, ...words } = postPage();

export const { card, withoutSidebar, adjacent, comments, ...body } = words;
