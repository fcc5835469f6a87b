import { z } from "zod";
import * as field from "./fields.ts";
import { definePage, illustratedHead } from "./page.ts";
import { figureIds } from "./sections.ts";

/** What stands at the links to the ones before and after. */
const adjacent = z.strictObject({ label: field.text, previous: field.text, next: field.text });

/** /team */
export const teamPage = definePage("team", illustratedHead);

/** What every farm member's page says (spec 9: skills in percent, the same for all). */
export const farmerPage = definePage("team-details", {
  card: field.card,
  information: field.text,
  skills: z.strictObject({
    title: field.text,
    entries: z.array(z.strictObject({ title: field.text, end: z.number().min(0).max(100) })),
  }),
  /** Above posts of the journal, and the way to all of them. */
  posts: z.strictObject({ title: field.text, all: field.text }),
  adjacent,
});

/** /faq */
export const faqPage = definePage("faq", {
  ...illustratedHead,
  portrait: field.decoration.en,
  /** Beside the portrait: why it stands here, and the way to ask. */
  contact: z.strictObject({ text: field.text, link: field.text }),
  questions: z.array(z.strictObject({ question: field.text, answer: field.text })).min(1),
});

/** /project */
export const projectsPage = definePage("project", illustratedHead);

/** What every project's page says (spec 2: fixed). */
export const projectPage = definePage("project-details", {
  card: field.card,
  info: z.array(z.strictObject({ label: field.text, value: field.text })).min(1),
  adjacent,
});

const servicesFields = { ...illustratedHead, facts: figureIds, testimonials: field.text };

/** The two lists of services. */
export const servicesPages = {
  services: definePage("services", servicesFields),
  "services-2": definePage("services-2", {
    ...servicesFields,
    /** Above the services, which do not come first here. */
    services: field.text,
  }),
};

/** What every service's page says (spec 2, "Service details"). */
export const servicePage = definePage("service-details", {
  card: field.card,
  offer: z.strictObject({ audience: field.text, points: field.text, ask: field.text, free: field.text }),
  list: field.text,
  /** Above the products that it is about. */
  shop: field.text,
  help: z.strictObject({ title: field.text, text: field.text, link: field.text }),
});
