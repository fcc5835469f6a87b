import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";

export const clientFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  sample: field.sample,
  name: field.title,
  logo: field.logo,
  description: field.text,
  /** Something the client makes; without it the card shows the product it buys. */
  picture: field.decoration.es.exactOptional(),
  /** A product of /proceso-produccion, to which the card links, or anything else. */
  buys: field.text,
});

export const clientFiles = readCollection("content/clients/*.yaml", clientFields);

export const clients = clientFiles.records;
