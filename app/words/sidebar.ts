import { journal } from "../catalog/schemas/sections.ts";

/** What the widgets beside the journal say and show (spec 2, "Blog lists"), but for the newest posts. */
export const { sidebar } = journal();
