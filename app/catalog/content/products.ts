import { z } from "zod";
import { readCollection } from "../read/collection.ts";
import { expected } from "../read/schema-problems.ts";
import * as field from "./fields.ts";

/** The field names come from docs/product.md, "Product". */
export const productFields = z
  .strictObject({
    ...field.record,
    /** Position in the shop; defaults to the id. */
    order: z.number().optional(),
    name: field.title,
    category: z.enum(["fruit", "vegetables", "fish"]),
    /** Lists show only the first. */
    pictures: field.list(field.picture.en),
    price: field.price,
    /** A product with an old price is on sale. */
    old_price: field.price.nullable().default(null),
    discount: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe("Percent, 0 by default; with an old price it follows from the two prices"),
    ratings: z.number().min(0).max(5),
    reviews: z.int().min(0),
    tags: field.optionalList(field.text),
    summary: field.longText,
    goodToKnow: field.list(field.text),
    ...field.textFields("weight", "dimensions"),
    colors: field.list(field.text),
    /** The first paragraph is the lead. */
    body: field.body,
  })
  .refine(({ price, old_price }) => old_price === null || old_price > price, {
    path: ["old_price"],
    error: expected("higherPrice"),
  });

export const productFiles = readCollection("content/products/*.md", productFields);

function toProduct(product: (typeof productFiles.records)[number]) {
  const { pictures: gallery, body: description, order: _, ...fields } = product;
  const { id, price, old_price: oldPrice } = fields;
  const [thumb] = gallery;
  if (!thumb) throw new Error(`The product ${id} has no picture.`);
  return {
    ...fields,
    thumb,
    gallery,
    description,
    discount: oldPrice === null ? (fields.discount ?? 0) : Math.round(100 * (1 - price / oldPrice)),
    on_sale: oldPrice !== null,
  };
}

export type Product = ReturnType<typeof toProduct>;

export type Category = Product["category"];

export const products: readonly Product[] = productFiles.records
  .toSorted((a, b) => (a.order ?? a.id) - (b.order ?? b.id))
  .map(toProduct);

export const productId = field.recordId("productId", productFiles);
