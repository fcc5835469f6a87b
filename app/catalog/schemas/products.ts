import { z } from "zod";
import { pictureUpTo } from "../../lib/picture.ts";
import { finderOf, readCollection, type RecordOf } from "../read/collection.ts";
import { hasMistakes } from "../read/definition.ts";
import * as field from "./fields.ts";

const fields = z.strictObject({
  id: field.id,
  draft: field.draft,
  /** Its place in the shop; that of its id where it has none. */
  order: z.number().optional(),
  name: field.title,
  category: z.enum(["fruit", "vegetables", "fish"]),
  /** The first is the one that lists show. */
  pictures: z.array(field.picture.en).min(1),
  price: field.price,
  /** What it cost before; with it the product is on sale. */
  old_price: field.price.nullable().default(null),
  /** Percent off. */
  discount: z.int().min(0).max(99).default(0),
  ratings: z.number().min(0).max(5),
  /** How many people rated it. */
  reviews: z.int().min(0),
  tags: z.array(field.text),
  summary: field.text,
  goodToKnow: z.array(field.text).min(1),
  weight: field.text,
  dimensions: field.text,
  colors: z.array(field.text).min(1),
  /** The first paragraph is set large. */
  body: field.body,
});

/** The widest file that a card asks for, on any screen; the gallery asks for wider ones. */
const CARD = 960;

/** What the file of a product holds (spec 3, "Product", with its field names). */
export const productFields = fields.refine(
  ({ price, old_price }) => old_price === null || old_price > price,
  { path: ["old_price"], error: "a price higher than the one now" },
);

function complete(
  { pictures, body: description, ...others }: Readonly<RecordOf<typeof productFields>>,
  at: number,
) {
  const [thumb] = pictures;
  if (!thumb) throw new Error(`The product ${others.id} has no picture.`);
  return {
    ...others,
    thumb: pictureUpTo(thumb, CARD),
    gallery: pictures,
    description,
    on_sale: others.old_price !== null,
    /** Marks the picture that a gallery starts with. */
    activeClass: at === 0 ? "active" : "",
    /** Place in the gallery's order, from 0. */
    dataSlideTo: at,
  };
}

/** One product of the demo shop. */
export type Product = ReturnType<typeof complete>;

/** The three kinds of goods of the shop. */
export type Category = Product["category"];

/** Their files. */
export const productFiles = readCollection("content/products/*.md", productFields);

/** The whole catalogue, in the order of the shop. It is read when pages are built and never enters their JavaScript. */
export const products: readonly Product[] = productFiles.records
  .toSorted((a, b) => (a.order ?? a.id) - (b.order ?? b.id))
  .map(complete);

/** The product of this id as it stands in an address; nothing where there is none. */
export const findProduct = finderOf(products);

/** In the content: one of the products. */
export const productId = field.idOf(
  "product",
  (id) => findProduct(String(id)) !== undefined || hasMistakes(productFiles),
);

/** The paths of all product pages. */
export function productPaths(): string[] {
  return products.flatMap(({ id }) => [`/shop-single/${id}`, `/shop-single-thumb/${id}`]);
}
