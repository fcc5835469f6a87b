import type { MetaDescriptor } from "react-router";
import type { Language } from "./language";
import { breadcrumbList, type Thing } from "./structured-data";

/** What a page says of itself to search engines and to those who share it. */
export type PageSummary = {
  title: string;
  description: string;
  /** The page's own path, for the canonical address. */
  path: string;
  lang: Language;
  /** Address on this site of the picture a shared link shows, 1200 by 630 px. */
  card: string;
  /** The pages above it; none on a home page. */
  breadcrumbs?: readonly { label: string; to: string }[];
  /** What the page is about, for search engines. */
  things?: readonly Thing[];
};

/** The brand a page belongs to (spec 1: some pages carry a different brand title). */
export type Brand = { name: string; origin: string };

const LOCALES: Record<Language, string> = { es: "es_HN", en: "en_US" };

/** The `<title>`, description, canonical and Open Graph tags of one page. */
export function pageMeta(
  brand: Brand,
  { title, description, path, lang, card, breadcrumbs = [], things = [] }: PageSummary,
): MetaDescriptor[] {
  const fullTitle = title === brand.name ? title : `${title} · ${brand.name}`;
  const url = brand.origin + path;
  const all = [
    ...(breadcrumbs.length > 0
      ? [breadcrumbList(brand.origin, breadcrumbs, { label: title, to: path })]
      : []),
    ...things,
  ];
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: LOCALES[lang] },
    { property: "og:image", content: brand.origin + card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...all.map((each) => ({ "script:ld+json": { "@context": "https://schema.org", ...each } })),
  ];
}
