/** A schema.org entity. */
export type Thing = { "@type": string } & Record<string, unknown>;

type Crumb = { label: string; to: string };

export function breadcrumbList(origin: string, ancestors: readonly Crumb[], current: Crumb): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...ancestors, current].map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}
