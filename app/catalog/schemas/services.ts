import { z } from "zod";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";
import { productId } from "./products.ts";

/** What the file of a service holds (spec 3, "Service"). */
export const serviceFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  picture: field.picture.en,
  background: field.background,
  description: field.text,
  /** Whom it is for. */
  audience: field.text,
  points: z.array(field.text).min(1),
  /** Those of the shop that it is about. */
  products: z.array(productId).default([]),
  body: field.body,
});

function complete({ picture: thumb, body: paragraphs, ...fields }: RecordOf<typeof serviceFields>) {
  return { ...fields, thumb, text: paragraphs };
}

/** One service. */
export type Service = ReturnType<typeof complete>;

/** Their files. */
export const serviceFiles = readCollection("content/services/*.md", serviceFields);

/** The services of the farm (spec 2, "Service details"). */
export const services: readonly Service[] = serviceFiles.records.map(complete);

/** The service of this id as it stands in an address; nothing where there is none. */
export const findService = finderOf(services);

/** What a card shows of each service. */
export const serviceCards = services.map(({ id, title, description, thumb, background }) => ({
  id,
  title,
  description,
  thumb,
  background,
}));

/** The paths of all services' pages. */
export function servicePaths(): string[] {
  return services.map(({ id }) => `/service-details/${id}`);
}
