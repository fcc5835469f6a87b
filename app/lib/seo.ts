import type { MetaDescriptor } from "react-router";
import type { Language } from "./language";

/** A schema.org entity. */
export type Thing = { "@type": string } & Record<string, unknown>;

export type PageSummary = {
  title: string;
  description: string;
  /** Path of the canonical URL. */
  path: string;
  lang: Language;
  /** Path of the social card, 1200 by 630 px. */
  card: string;
  /** Ancestor pages; empty on a home page. */
  breadcrumbs?: readonly { label: string; to: string }[];
  /** Structured data. */
  things?: readonly Thing[];
};

/** The brand to show: demo pages have one of their own. */
export type Brand = { name: string; origin: string };

const LOCALES: Record<Language, string> = { es: "es_HN", en: "en_US" };

/** A page's title, description, canonical and Open Graph tags, and structured data. */
export function pageMeta(
  brand: Brand,
  { title, description, path, lang, card, breadcrumbs = [], things = [] }: PageSummary,
): MetaDescriptor[] {
  const fullTitle = title === brand.name ? title : `${title} · ${brand.name}`;
  const url = brand.origin + path;
  const itemListElement = [...breadcrumbs, { label: title, to: path }].map(({ label, to }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: brand.origin + to,
  }));
  const trail = breadcrumbs.length > 0 ? [{ "@type": "BreadcrumbList", itemListElement }] : [];
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
    ...[...trail, ...things].map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...thing },
    })),
  ];
}
