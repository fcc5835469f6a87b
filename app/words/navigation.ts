import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";
import { link } from "../catalog/links.ts";

const pageLink = z.strictObject({ label: field.text, to: link });
const menuGroup = z.strictObject({
  label: field.text,
  items: z.array(pageLink).min(1),
  also: z
    .array(link)
    .optional()
    .meta({ description: "Pages that are not in the group and on which it is marked" }),
});

/** A link to a page of the site. */
export type PageLink = z.infer<typeof pageLink>;

/** A group of links that opens on click. */
export type MenuGroup = z.infer<typeof menuGroup>;

/** The links of menu, farm, footer and cart, and the pages on the way to others (spec 2, "Main menu"). */
export const { mainMenu, farm, shop, footer, cart, home, parentPages } = defineDocument(
  "content/navigation.yaml",
  z.strictObject({
    mainMenu: z.array(z.union([pageLink, menuGroup])).min(1),
    /** The second row of the demo's pages (spec 2, "Home 3": its top navbar). */
    farm: z.strictObject({
      label: field.text,
      links: z
        .array(
          pageLink.extend({
            section: z
              .array(field.text)
              .meta({ description: "What the addresses of the pages begin with on which it is marked" }),
          }),
        )
        .min(1),
    }),
    /** The way from the other pages to the demo. */
    shop: pageLink,
    footer: z.array(pageLink).min(1),
    cart: z.array(pageLink).length(2),
    /** Where the way to a corporate page begins. */
    home: pageLink,
    /** The pages on the way to others of the demo. */
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
)();
