import { companyDetails } from "../catalog/content/company.ts";

export const company = companyDetails();

/** The brand of the demo pages. */
export const demoBrand = { name: company.demo.name, origin: company.origin };
