import { journal } from "../catalog/content/sections.ts";

export const { sidebar } = journal();
