import { z } from "zod";
import { farmerFiles } from "./farmers.ts";
import * as field from "./fields.ts";
import { definePage, illustratedHead } from "./page.ts";
import { figureIds } from "./sections.ts";

const adjacent = field.textObject("label", "previous", "next");

export const teamPage = definePage("team", illustratedHead);

/** The texts shared by all farmers' pages. Skills are percentages, the same for every farmer. */
export const farmerPage = definePage("team-details", {
  card: field.card,
  information: field.text,
  skills: z.strictObject({
    title: field.text,
    entries: field.rows({ title: field.text, end: z.number().min(0).max(100) }),
  }),
  posts: field.textObject("title", "all"),
  adjacent,
});

export const faqPage = definePage("faq", {
  ...illustratedHead,
  /** The farmer who answers the questions. */
  farmer: field.recordId("farmerId", farmerFiles),
  /** Texts beside the farmer's portrait: why this person answers, and how to ask more. */
  contact: z.strictObject({ text: field.longText, link: field.text }),
  questions: field.nonEmptyRows({ question: field.text, answer: field.longText }),
});

export const projectsPage = definePage("project", illustratedHead);

/** The texts shared by all project pages; `info` is the same for every project. */
export const projectPage = definePage("project-details", {
  card: field.card,
  info: field.list(field.textObject("label", "value")),
  adjacent,
});

const servicesFields = { ...illustratedHead, facts: figureIds, testimonials: field.text };

export const servicesPage = definePage("services", servicesFields);

export const services2Page = definePage("services-2", {
  ...servicesFields,
  /** The heading above the services, because on this page another section precedes them. */
  services: field.text,
});

/** The texts shared by all service pages. */
export const servicePage = definePage("service-details", {
  card: field.card,
  offer: field.textObject("audience", "points", "ask", "free"),
  ...field.textFields("list", "shop"),
  help: field.statement.extend({ link: field.text }),
});
