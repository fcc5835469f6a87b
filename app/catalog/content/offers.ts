import { z } from "zod";
import { longDay } from "../../lib/calendar-day.ts";
import { startOfDay, type Deadline } from "../../lib/countdown.ts";
import { fill } from "../../lib/fill.ts";
import { readCollection } from "../read/collection.ts";
import * as field from "./fields.ts";
import { offersWords } from "./sections.ts";

/** Makes the deadline for a day such as "2025-12-24", at build time. */
export function deadline(date: string): Deadline {
  const day = longDay(date, "en");
  const { until, ended } = offersWords();
  return {
    date,
    textBefore: fill(until, { day }),
    textAfter: fill(ended, { day }),
    endedAtBuild: Date.now() >= startOfDay(date),
  };
}

/** The field names come from docs/product.md, "Offer". */
export const offerFiles = readCollection(
  "content/offers/*.yaml",
  z.strictObject({
    ...field.record,
    bgImage: field.decoration.en,
    background: field.background,
    ...field.textFields("offerTitle", "heading"),
    description: field.longText,
    countdownDate: field.day,
    buttonText: field.text,
  }),
);

const toOffer = (offer: (typeof offerFiles.records)[number]) => ({
  ...offer,
  deadline: deadline(offer.countdownDate),
});

export type Offer = ReturnType<typeof toOffer>;

/** The offers, each with its own deadline; a page may count down to a different one. */
export const offers = () => offerFiles.records.map(toOffer);
