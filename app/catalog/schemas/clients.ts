import { z } from "zod";
import { readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** What the file of a client holds. */
export const clientFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  sample: field.sample,
  name: field.title,
  logo: field.logo,
  /** What it does. */
  description: field.text,
  /** What it makes; without it, what it buys is shown. */
  picture: field.decoration.es.exactOptional(),
  buys: field.text,
});

/** A company that buys from the mill. */
export type Client = RecordOf<typeof clientFields>;

/** Their files. */
export const clientFiles = readCollection("content/clients/*.yaml", clientFields);

/** The clients whose logos /clientes shows (spec 2, "Clients"). */
export const clients: readonly Client[] = clientFiles.records;
