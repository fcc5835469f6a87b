import { companyFile } from "../catalog/schemas/words.ts";

export const company = companyFile();

/** Demo pages have another brand. */
export const demoBrand = { name: company.demo.name, origin: company.origin };
