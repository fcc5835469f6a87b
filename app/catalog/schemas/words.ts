import { z } from "zod";
import { defineDocument } from "../read/document.ts";
import { expected } from "../read/messages.ts";
import { pattern } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { link } from "./links.ts";

const commentForm = { title: field.text, text: field.text, send: field.text };

export const commentsWords = defineDocument(
  "content/comments.yaml",
  z.strictObject({
    name: field.text,
    email: field.text,
    comment: z.strictObject(commentForm),
    review: z.strictObject({ ...commentForm, rating: field.text, stars: field.counted }),
  }),
);

/** Sample data until the owner replaces it. */
export const companyFile = defineDocument(
  "content/company.yaml",
  z.strictObject({
    name: field.text,
    tagline: field.text,
    phone: pattern(/^\+\d[\d -]{6,}\d$/, "phone"),
    email: z.email(expected("email")),
    village: field.text,
    department: field.text,
    country: field.text,
    hours: field.text,
    social: z.array(
      z.strictObject({
        name: field.text,
        url: field.url,
        icon: z.enum(["facebook", "instagram", "youtube"]),
      }),
    ),
    /** The origin of canonical addresses and shared links. */
    origin: field.url.refine((value) => !value.endsWith("/"), expected("origin")),
    /** The app's name on a phone's home screen. */
    shortName: field.text,
    /** The expiry of `security.txt` (RFC 9116: less than a year ahead). */
    securityExpires: field.day,
    demo: z.strictObject({ name: field.text }),
  }),
);

const footerWords = z.strictObject({
  links: field.text,
  contact: field.text,
  /** The second half has another colour. */
  lead: z.tuple([field.text, field.text]),
  button: field.text,
  about: field.text,
});

/** The words around every page. The header is Spanish on all pages, its cart English. */
export const frameWords = defineDocument(
  "content/frame.yaml",
  z.strictObject({
    header: z.strictObject({
      skip: field.text,
      mainMenu: field.text,
      openMenu: field.text,
      wishlist: field.text,
      cart: field.counted,
    }),
    cart: z.strictObject({
      withoutScripts: field.text,
      remove: field.sentence("title"),
      total: field.text,
    }),
    offline: z.strictObject({ es: field.text, en: field.text }),
    footer: z.strictObject({ es: footerWords, en: footerWords, rights: field.sentence("name") }),
    formWithoutScripts: field.text,
    /** The title of a list's page after the first. */
    furtherPage: field.sentence("title", "number"),
    errors: z.strictObject({
      notFound: field.text,
      crashed: field.text,
      home: field.text,
      again: field.text,
    }),
  }),
);

const message = z.strictObject({ lang: z.enum(["es", "en"]), text: field.text });

/** Messages exactly as docs/product.md words them, each in its own language. */
export const messagesWords = defineDocument(
  "content/messages.yaml",
  z.strictObject({
    contactSent: message,
    contactFailed: message,
    cartEmpty: message,
    cartAdded: message,
    cartAlreadyIn: message,
    cartRemoved: message,
    cartInvalidQuantity: message,
    thanksForMessage: message,
    registered: message,
    loggedIn: message,
    crashed: message,
    notFound: message,
  }),
);

const pageLink = z.strictObject({ label: field.text, to: link });
const menuGroup = z.strictObject({
  label: field.text,
  items: z.array(pageLink).min(1),
  also: z.array(link).optional().meta({ description: "Other pages on which the group is highlighted" }),
});

export type PageLink = z.infer<typeof pageLink>;

export type MenuGroup = z.infer<typeof menuGroup>;

export const navigationWords = defineDocument(
  "content/navigation.yaml",
  z.strictObject({
    mainMenu: z.array(z.union([pageLink, menuGroup], expected("menuEntry"))).min(1),
    /** The demo's second menu. */
    farm: z.strictObject({
      label: field.text,
      links: z
        .array(
          pageLink.extend({
            section: z
              .array(field.text)
              .meta({ description: "Path prefixes of the pages on which the link is highlighted" }),
          }),
        )
        .min(1),
    }),
    /** The link from corporate pages to the demo. */
    shop: pageLink,
    footer: z.array(pageLink).min(1),
    cart: z.array(pageLink).length(2),
    /** The first breadcrumb of a corporate page. */
    home: pageLink,
    /** Breadcrumbs of the demo pages. */
    parentPages: z.strictObject({
      home: pageLink,
      shop: pageLink,
      cart: pageLink,
      journal: pageLink,
      team: pageLink,
      projects: pageLink,
      services: pageLink,
    }),
  }),
);

export const productCardWords = defineDocument(
  "content/product-card.yaml",
  z.strictObject({
    categories: z.strictObject({ fruit: field.text, vegetables: field.text, fish: field.text }),
    sale: field.text,
    addToWishlist: field.sentence("name"),
    quickView: field.sentence("name"),
    addToCart: field.text,
    addThisToCart: field.sentence("name"),
    alreadyInCart: field.sentence("name"),
    rated: field.sentence("rating"),
    ratedBy: field.sentence("rating", "count"),
    reviews: field.sentence("count"),
    tags: field.text,
  }),
);

/** Incoterms 2020: any mode of transport, then sea only. */
const incoterms = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const;

const units = ["t", "kg", "lb"] as const;

export const quoteFile = defineDocument(
  "content/sections/quote.yaml",
  z.strictObject({
    title: field.title,
    lead: field.text,
    help: z.strictObject({
      lead: field.text,
      product: field.sentence("list"),
      quantity: field.text,
      packaging: field.sentence("list"),
      incoterm: field.text,
      month: field.text,
      specification: field.text,
      documents: field.text,
      sample: field.text,
    }),
    labels: z.strictObject({
      product: field.text,
      quantity: field.text,
      unit: field.text,
      packaging: field.text,
      incoterm: field.text,
      place: field.text,
      month: field.text,
      specification: field.text,
      documents: field.text,
      sample: field.text,
    }),
    choose: field.text,
    later: field.text,
    quantityHint: field.text,
    amount: field.text,
    placeHint: field.text,
    specificationHint: field.text,
    wanted: field.sentence("name"),
    sampleText: field.text,
    yes: field.text,
    units: z.record(z.enum(units), field.text),
    incoterms: z.record(z.enum(incoterms), field.text),
    papers: z.array(field.text).min(1),
    heading: field.text,
    put: field.text,
    copy: field.text,
    mail: field.text,
    share: field.text,
    answers: z.strictObject({
      placed: field.text,
      undone: field.text,
      copied: field.text,
      notCopied: field.text,
      edited: field.text,
      editedUndo: field.text,
    }),
    undo: field.text,
    cart: z.strictObject({
      heading: field.text,
      line: field.sentence("quantity", "title", "price", "subtotal"),
      total: field.sentence("total"),
      placed: field.text,
    }),
  }),
);
