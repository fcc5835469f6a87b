import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/words/company";
import { listMeta } from "../demo-meta";
import { feeds } from "./feeds";

/** The head tags by which a feed reader finds the journal's feeds. */
export const feedLinks: readonly MetaDescriptor[] = feeds.map(({ path, type }) => ({
  tagName: "link",
  rel: "alternate",
  type,
  title: demoBrand.name,
  href: path,
}));

/** The head tags of one page of a list of the journal. */
export const journalMeta = (...page: Parameters<typeof listMeta>): MetaDescriptor[] => [
  ...listMeta(...page),
  ...feedLinks,
];
