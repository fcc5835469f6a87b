import { companyFile } from "../catalog/schemas/words.ts";

const { demo, securityExpires: expires, ...fields } = companyFile();

/** The company behind the corporate pages. */
export const company = fields;

/** The brand in the titles of the demo pages (spec 1). */
export const demoBrand = { name: demo.name, origin: fields.origin };

/** The day from which `security.txt` no longer holds. */
export const securityExpires = expires;
