import { companyDetails } from "../catalog/content/words.ts";

export const company = companyDetails();

/** Demo pages have another brand. */
export const demoBrand = { name: company.demo.name, origin: company.origin };
