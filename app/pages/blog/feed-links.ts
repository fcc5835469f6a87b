import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/words/company";
import { feeds } from "./feeds";

/** Head tags that let feed readers discover the feeds. */
export const feedLinks: readonly MetaDescriptor[] = feeds.map(({ path, type }) => ({
  tagName: "link",
  rel: "alternate",
  type,
  title: demoBrand.name,
  href: path,
}));
