import { z } from "zod";
import { readCollection, type RecordOf } from "../read/collection.ts";
import { deadline } from "./deadline.ts";
import * as field from "./fields.ts";

/** What the file of an offer holds (spec 3, "Offer", with its field names). */
export const offerFields = z.strictObject({
  id: field.id,
  draft: field.draft,
  bgImage: field.decoration.en,
  background: field.background,
  offerTitle: field.text,
  heading: field.text,
  description: field.text,
  /** The day on which it ends. */
  countdownDate: field.day,
  buttonText: field.text,
});

const complete = (offer: RecordOf<typeof offerFields>) => ({
  ...offer,
  deadline: deadline(offer.countdownDate),
});

/** Their files. */
export const offerFiles = readCollection("content/offers/*.yaml", offerFields);

/** The offers (spec 3, 9): each carries its own day; a page may count to one of its own. */
export const offers = () => offerFiles.records.map(complete);
