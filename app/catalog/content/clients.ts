import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";

export const clientFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  sample: field.sample,
  name: field.title,
  logo: field.logo,
  description: field.longText,
  /** A picture of something the client makes; defaults to the product that it buys. */
  picture: field.decoration.es.exactOptional(),
  /** If this is a product on /proceso-produccion, the card links to it. */
  buys: field.text,
});

export const clientFiles = readCollection("content/clients/*.yaml", clientFields);

export const clients = clientFiles.records;
