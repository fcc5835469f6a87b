import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/words/company";

/** Lets feed readers discover the feed. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: demoBrand.name,
  href: "/feed.xml",
};
