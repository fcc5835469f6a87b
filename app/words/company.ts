import { companyFile } from "../catalog/schemas/words.ts";

export const company = companyFile();

/** Demo pages have another brand (spec 1). */
export const demoBrand = { name: company.demo.name, origin: company.origin };
