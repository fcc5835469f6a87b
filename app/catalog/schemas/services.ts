import { z } from "zod";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";
import { productId } from "./products.ts";

const serviceFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  title: field.title,
  picture: field.picture.en,
  background: field.background,
  ...field.texts("description", "audience"),
  points: z.array(field.text).min(1),
  /** Related products of the shop. */
  products: z.array(productId).default([]),
  body: field.body,
});

function toService({ picture: thumb, body: paragraphs, ...fields }: RecordOf<typeof serviceFields>) {
  return { ...fields, thumb, text: paragraphs };
}

export type Service = ReturnType<typeof toService>;

export const serviceFiles = readCollection("content/services/*.md", serviceFields);

export const services: readonly Service[] = serviceFiles.records.map(toService);

export const findService = finderOf(services);

export const serviceCards = services.map(({ id, title, description, thumb, background }) => ({
  id,
  title,
  description,
  thumb,
  background,
}));
