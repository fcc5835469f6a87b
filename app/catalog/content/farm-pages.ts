import { z } from "zod";
import { farmerFiles } from "./farmers.ts";
import * as field from "./fields.ts";
import { definePage, illustratedHead } from "./page.ts";
import { figureIds } from "./sections.ts";

/** Labels of the previous and next links. */
const adjacent = z.strictObject(field.texts("label", "previous", "next"));

export const teamPage = definePage("team", illustratedHead);

/** The words of every farmer's page. Skills are percentages, the same for all. */
export const farmerPage = definePage("team-details", {
  card: field.card,
  information: field.text,
  skills: z.strictObject({
    title: field.text,
    entries: z.array(z.strictObject({ title: field.text, end: z.number().min(0).max(100) })),
  }),
  posts: z.strictObject(field.texts("title", "all")),
  adjacent,
});

export const faqPage = definePage("faq", {
  ...illustratedHead,
  /** Answers the questions. */
  farmer: field.recordId("farmerId", farmerFiles),
  /** Beside the farmer's portrait: why this person answers, and how to ask more. */
  contact: z.strictObject(field.texts("text", "link")),
  questions: z.array(z.strictObject(field.texts("question", "answer"))).min(1),
});

export const projectsPage = definePage("project", illustratedHead);

/** The words of every project's page; `info` is the same for all. */
export const projectPage = definePage("project-details", {
  card: field.card,
  info: z.array(z.strictObject(field.texts("label", "value"))).min(1),
  adjacent,
});

const servicesFields = { ...illustratedHead, facts: figureIds, testimonials: field.text };

export const servicesPage = definePage("services", servicesFields);

export const services2Page = definePage("services-2", {
  ...servicesFields,
  /** The heading above the services, which follow another section here. */
  services: field.text,
});

/** The words of every service's page. */
export const servicePage = definePage("service-details", {
  card: field.card,
  offer: z.strictObject(field.texts("audience", "points", "ask", "free")),
  ...field.texts("list", "shop"),
  help: z.strictObject(field.texts("title", "text", "link")),
});
