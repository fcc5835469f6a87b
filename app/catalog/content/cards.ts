import { z } from "zod";
import { POSITION_PATTERN } from "../../lib/picture.ts";
import type { Expectation } from "../read/messages.ts";
import { expected, pattern } from "../read/schema-problems.ts";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { findMaster } from "./pictures.ts";

const cards = (pictureName: Expectation) =>
  field.nonEmptyRows({
    id: field.slug,
    ...field.textFields("title", "line"),
    picture: field.text
      .transform((name, context) => findMaster(name) ?? (context.addIssue(expected(pictureName)), z.NEVER))
      .meta({ expected: pictureName }),
    /** The focal point: percent from the left and from the top. */
    position: pattern(POSITION_PATTERN, "position").exactOptional(),
  });

/** The pictures that shared links show. `npm run images` makes them. */
export const cardWords = defineWords("cards", { es: cards("spanishPicture"), en: cards("englishPicture") });
