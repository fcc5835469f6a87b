import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import { pick } from "../../lib/pick.ts";
import * as field from "./fields.ts";
import { productId } from "./products.ts";

export const serviceFiles = readCollection(
  "content/services/*.md",
  z
    .strictObject({
      ...field.record,
      title: field.title,
      picture: field.picture.en,
      background: field.background,
      description: field.longText,
      audience: field.text,
      points: field.list(field.text),
      products: field.optionalList(productId),
      body: field.body,
    })
    .transform(({ picture: thumb, body: text, ...fields }) => ({ ...fields, thumb, text })),
);

export const services = serviceFiles.records;

export const serviceCards = services.map((service) =>
  pick(service, "id", "title", "description", "thumb", "background"),
);

export type ServiceSummary = (typeof serviceCards)[number];
