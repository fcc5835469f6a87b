import { z } from "zod";
import type { Picture } from "../lib/picture";
import { grounds } from "../content/ground";
import { picturesIn } from "../content/pictures";

const pictures = picturesIn("en");
const isPictureName = (name: string): name is keyof typeof pictures => name in pictures;

/** Words, not empty. */
export const text = z.string().trim().min(1, { abort: true });

/** A record's own number, for good: addresses and stored carts name it. */
export const id = z.int().positive();

/** Dollars, as the shop shows them. */
export const price = z.string().regex(/^\$\d+\.\d\d$/, "a price like $4.10");

/** The name of a picture of the demo, which becomes the picture. */
export const picture = z
  .string()
  .refine(isPictureName, "the name of a picture that art/pictures.json has")
  .transform((name): Picture => pictures[name]);

/** What a picture stands on. */
export const ground = z.enum(grounds);

/** A day, such as 2024-12-18. */
export const day = z.iso.date("a day like 2024-12-18");

/** The paragraphs under the fields. */
export const body = z.array(text).min(1);
