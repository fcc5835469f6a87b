import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/words/company";
import { listMeta } from "../demo-meta";
import { feeds } from "./feeds";

/** Lets feed readers discover the feeds. */
export const feedLinks: readonly MetaDescriptor[] = feeds.map(({ path, type }) => ({
  tagName: "link",
  rel: "alternate",
  type,
  title: demoBrand.name,
  href: path,
}));

export const journalMeta = (...page: Parameters<typeof listMeta>): MetaDescriptor[] => [
  ...listMeta(...page),
  ...feedLinks,
];
