import { z } from "zod";
import { defineDocument } from "../read/document.ts";
import * as field from "./fields.ts";
import { serviceFiles } from "./services.ts";

const statement = z.strictObject(field.texts("title", "text"));

/** Shown on the home page and on /vision-mision. */
export const missionVision = defineDocument(
  "content/sections/mission-vision.yaml",
  z.strictObject({
    ...field.texts("eyebrow", "title", "introduction"),
    mission: statement,
    vision: statement,
  }),
);

/** `summary` is for the carousel, `description` for /valores. A value links to the service of the same id. */
export const values = defineDocument(
  "content/sections/values.yaml",
  z.strictObject({
    ...field.headline,
    values: z
      .array(
        z.strictObject({
          id: field.recordId("serviceId", serviceFiles),
          title: field.text,
          thumb: field.decoration.es,
          tint: field.background,
          ...field.texts("summary", "description"),
        }),
      )
      .min(1),
  }),
);

/** With only one of the two texts, so that a page carries no unused one. */
export function valuesWith(line: "summary" | "description") {
  const { values: all, ...heading } = values();
  return {
    ...heading,
    values: all.map(({ id, title, thumb, tint, [line]: text }) => ({ id, title, thumb, tint, text })),
  };
}

export type Value = ReturnType<typeof valuesWith>["values"][number];

export const nextStepsWords = defineDocument(
  "content/sections/next-steps.yaml",
  z.strictObject({ title: field.text }),
);

export const writtenPageWords = defineDocument(
  "content/sections/written-pages.yaml",
  z.strictObject({
    contents: field.text,
    draft: z.strictObject(field.texts("eyebrow", "label")),
  }),
);

const offlineLanguage = z.strictObject(field.texts("title", "text", "again", "kept"));

/** For a page that is neither reachable nor cached. */
export const offlineWords = defineDocument(
  "content/sections/offline.yaml",
  z.strictObject({ es: offlineLanguage, en: offlineLanguage }),
);

export const whyChooseUs = defineDocument(
  "content/sections/why-choose-us.yaml",
  z.strictObject({
    ...field.texts("title", "titleEnd"),
    picture: field.picture.en,
    background: field.background,
    reasons: z
      .array(z.strictObject({ icon: z.enum(["tag", "phone", "truck"]), title: field.text, text: field.text }))
      .min(1),
  }),
);

/** A figure that counts up. */
export const fact = z.strictObject({
  end: z.number().positive(),
  /** For example "K" or "%". */
  unit: z.string(),
  label: field.text,
  sample: field.sample,
});

export const figures = defineDocument(
  "content/sections/figures.yaml",
  z.strictObject({
    label: field.text,
    figures: z.array(fact.extend({ id: field.id })).min(1),
  }),
);

export const figureIds = z.array(
  field.idOf("figureId", (id) => figures().figures.some((figure) => figure.id === id)),
);

/** The figures with these ids under their common label. */
export function figuresOf(...ids: readonly number[]) {
  const { label, figures: all } = figures();
  return { name: label, facts: all.filter(({ id }) => ids.includes(id)) };
}

export const agendaWords = defineDocument(
  "content/sections/agenda.yaml",
  z.strictObject({
    coming: field.text,
    /** Shown when no event is left. */
    none: field.text,
    past: field.counted,
    calendar: field.text,
    /** The name of the calendar in calendar apps. */
    name: field.text,
  }),
);

/** Brands that use the farm's and the mill's products. */
export const brands = defineDocument(
  "content/sections/brands.yaml",
  z.strictObject({
    title: field.text,
    brands: z.array(z.strictObject({ name: field.text, logo: field.logo })).min(1),
  }),
);

export const orderProcess = defineDocument(
  "content/sections/order-process.yaml",
  z.strictObject({
    title: field.text,
    /** The initially selected tab. */
    start: z.enum(["home", "live"]),
    ways: z.array(
      z.strictObject({
        id: z.enum(["home", "live"]),
        title: field.text,
        steps: z.array(statement).min(1),
      }),
    ),
  }),
);

/** Words of the journal's lists and its sidebar. */
export const journal = defineDocument(
  "content/sections/journal.yaml",
  z.strictObject({
    ...field.texts("read", "withoutScripts"),
    shown: field.sentence("first", "last", "total"),
    comments: field.counted,
    sidebar: z.strictObject({
      label: field.text,
      search: z.strictObject(field.texts("title", "label", "keyword", "button")),
      recent: field.text,
      categories: z.strictObject({
        title: field.text,
        entries: z.array(z.strictObject({ category: field.text, count: z.int().positive() })),
      }),
      gallery: z.strictObject({ title: field.text, pictures: z.array(field.picture.en) }),
      archives: z.strictObject({ title: field.text, months: z.array(field.text) }),
      follow: field.text,
      tags: z.strictObject({ title: field.text, names: z.array(field.text) }),
    }),
  }),
);
