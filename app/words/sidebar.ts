import { journal } from "../catalog/schemas/sections.ts";

export const { sidebar } = journal();
