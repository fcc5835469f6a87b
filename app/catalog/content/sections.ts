import { z } from "zod";
import { report } from "../read/schema-problems.ts";
import { defineFile, defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { serviceFiles } from "./services.ts";

/** Shown on the home page and on /vision-mision. */
export const missionVision = defineWords("sections/mission-vision", {
  ...field.textFields("eyebrow", "title"),
  introduction: field.longText,
  mission: field.statement,
  vision: field.statement,
});

/** `summary` is for the carousel, `description` for /valores. A value links to the service of the same id. */
export const values = defineWords("sections/values", {
  ...field.headline,
  values: field.nonEmptyRows({
    id: field.recordId("serviceId", serviceFiles),
    title: field.text,
    thumb: field.decoration.es,
    tint: field.background,
    ...field.each(field.longText, "summary", "description"),
  }),
});

/** The values with only one of their two texts, so that a page carries no unused text. */
export function valuesWith(line: "summary" | "description") {
  const { values: all, ...heading } = values();
  return {
    ...heading,
    values: all.map(({ id, title, thumb, tint, [line]: text }) => ({ id, title, thumb, tint, text })),
  };
}

export type Value = ReturnType<typeof valuesWith>["values"][number];

export const nextStepsWords = defineWords("sections/next-steps", { title: field.text });

export const writtenPageWords = defineWords("sections/written-pages", {
  contents: field.text,
  draft: field.textObject("eyebrow", "label"),
});

const offlineLanguage = field.statement.extend(field.textFields("again", "kept"));

/** Shown in place of a page that is neither reachable nor cached. */
export const offlineWords = defineWords("sections/offline", { es: offlineLanguage, en: offlineLanguage });

export const whyChooseUs = defineWords("sections/why-choose-us", {
  ...field.textFields("title", "titleEnd"),
  picture: field.picture.en,
  background: field.background,
  reasons: field.nonEmptyRows({
    icon: z.enum(["tag", "phone", "truck"]),
    ...field.statement.shape,
  }),
});

export type WhyChooseUsContent = ReturnType<typeof whyChooseUs>;

/** A figure that counts up. */
export const fact = z.strictObject({
  end: z.int().positive(),
  /** A unit such as "K" or "%". */
  unit: z.string(),
  label: field.text,
  sample: field.sample,
});

export const figures = defineWords("sections/figures", {
  label: field.text,
  figures: field.list(fact.extend({ id: z.int().positive() })),
});

export const figureIds = field.optionalList(
  field.idOf("figureId", (id) => figures().figures.some((figure) => figure.id === id)),
);

/** The figures with these ids, in this order, and the label that all figures share. */
export function figuresOf(...ids: readonly number[]) {
  const { label, figures: all } = figures();
  return { name: label, facts: ids.flatMap((id) => all.find((figure) => figure.id === id) ?? []) };
}

export const offersWords = defineWords("sections/offers", {
  until: field.template("day"),
  ended: field.template("day"),
  over: field.textObject("title", "badge", "next"),
});

export const agendaWords = defineWords("sections/agenda", {
  coming: field.text,
  /** Shown when there are no more events. */
  none: field.text,
  past: field.counted,
  calendar: field.text,
  /** The calendar's name in calendar apps. */
  name: field.text,
});

export const brands = defineWords("sections/brands", {
  title: field.text,
  brands: field.nonEmptyRows({ name: field.text, logo: field.logo }),
});

const wayToOrder = z.enum(["home", "live"]);

export const orderProcess = defineFile(
  "content/sections/order-process.yaml",
  z
    .strictObject({
      title: field.text,
      /** The initially selected tab. */
      start: wayToOrder,
      ways: field.nonEmptyRows({ id: wayToOrder, title: field.text, steps: field.list(field.statement) }),
    })
    .superRefine(({ start, ways }, context) => {
      const ids = ways.map(({ id }) => id);
      if (!ids.includes(start)) report(context, ["start"], "oneOf", { values: ids });
    }),
);

export const journal = defineWords("sections/journal", {
  read: field.text,
  withoutScripts: field.longText,
  shown: field.template("first", "last", "total"),
  comments: field.counted,
  sidebar: z.strictObject({
    label: field.text,
    search: field.textObject("title", "label", "keyword", "button"),
    recent: field.text,
    categories: z.strictObject({
      title: field.text,
      entries: field.rows({ category: field.text, count: z.int().positive() }),
    }),
    gallery: z.strictObject({ title: field.text, pictures: field.optionalList(field.picture.en) }),
    archives: z.strictObject({ title: field.text, months: field.optionalList(field.text) }),
    follow: field.text,
    tags: z.strictObject({ title: field.text, names: field.optionalList(field.text) }),
  }),
});

export const productCardWords = defineWords("product-card", {
  categories: field.textObject("fruit", "vegetables", "fish"),
  sale: field.text,
  ...field.each(field.template("name"), "addToWishlist", "quickView"),
  addToCart: field.text,
  ...field.each(field.template("name"), "addThisToCart", "alreadyInCart"),
  rated: field.template("rating"),
  ratedBy: field.template("rating", "count"),
  reviews: field.template("count"),
  tags: field.text,
});

const commentForm = { ...field.statement.shape, send: field.text };

export const commentsWords = defineWords("comments", {
  ...field.textFields("name", "email"),
  comment: z.strictObject(commentForm),
  review: z.strictObject({ ...commentForm, rating: field.text, stars: field.counted }),
});

/** The Incoterms 2020 rules: first those for every mode of transport, then those for transport by sea. */
const incoterms = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const;

export const quoteFormWords = defineWords("sections/quote", {
  title: field.title,
  lead: field.text,
  help: z.strictObject({
    lead: field.text,
    product: field.template("products"),
    quantity: field.text,
    packaging: field.template("packagings"),
    ...field.textFields("incoterm", "month", "specification", "documents", "sample"),
  }),
  labels: z.strictObject({
    ...field.textFields("product", "quantity", "unit", "packaging", "incoterm", "place", "month"),
    ...field.textFields("specification", "documents", "sample"),
  }),
  ...field.textFields("choose", "later", "quantityHint", "amount", "placeHint", "specificationHint"),
  wanted: field.template("name"),
  ...field.textFields("sampleText", "yes"),
  units: z.record(z.enum(["t", "kg", "lb"]), field.text),
  incoterms: z.record(z.enum(incoterms), field.text),
  papers: field.list(field.text),
  ...field.textFields("heading", "put", "copy", "mail", "share"),
  answers: field.textObject("placed", "undone", "copied", "notCopied", "edited", "editedUndo"),
  undo: field.text,
  cart: z.strictObject({
    heading: field.text,
    line: field.template("quantity", "title", "price", "subtotal"),
    total: field.template("total"),
    placed: field.text,
  }),
});
