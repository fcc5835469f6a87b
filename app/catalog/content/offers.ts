import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import { deadline } from "./deadline.ts";
import * as field from "./fields.ts";

/** Field names follow docs/product.md, "Offer". */
export const offerFiles = readCollection(
  "content/offers/*.yaml",
  z.strictObject({
    id: field.id,
    draft: field.draft,
    bgImage: field.decoration.en,
    background: field.background,
    ...field.texts("offerTitle", "heading", "description"),
    countdownDate: field.day,
    buttonText: field.text,
  }),
);

const toOffer = (offer: (typeof offerFiles.records)[number]) => ({
  ...offer,
  deadline: deadline(offer.countdownDate),
});

/** Each offer has its own deadline; a page may count down to another. */
export const offers = () => offerFiles.records.map(toOffer);

export type Offer = ReturnType<typeof offers>[number];
