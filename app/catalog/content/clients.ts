import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import { hasMistakes } from "../read/problem.ts";
import { expected } from "../read/schema-problems.ts";
import { processPage } from "./corporate-pages.ts";
import * as field from "./fields.ts";

/** The product of a stage on /proceso-produccion; unchecked while that page has mistakes. */
const stageId = field.text
  .refine(
    (wanted) => hasMistakes(processPage) || processPage().stages.some(({ id }) => id === wanted),
    expected("stageId"),
  )
  .meta({ expected: "stageId" });

export const clientFields = z.strictObject({
  ...field.record,
  sample: field.sample,
  name: field.title,
  logo: field.logo,
  description: field.longText,
  /** A picture of something the client makes; defaults to the product that it buys. */
  picture: field.decoration.es.exactOptional(),
  buys: stageId,
});

export const clientFiles = readCollection("content/clients/*.yaml", clientFields);

export const clients = clientFiles.records;
