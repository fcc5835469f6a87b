import { formatCents } from "./money.ts";

/** A schema.org entity. */
export type Thing = { "@type": string } & Record<string, unknown>;

export function organizationThing(company: {
  name: string;
  origin: string;
  /** A path on the site. */
  logo: string;
  description: string;
  phone: string;
  email: string;
  village: string;
  department: string;
}): Thing {
  return {
    "@type": "Organization",
    name: company.name,
    url: company.origin,
    logo: company.origin + company.logo,
    description: company.description,
    telephone: company.phone,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      addressLocality: company.village,
      addressRegion: company.department,
      addressCountry: "HN",
    },
  };
}

/** An ancestor page. */
type Crumb = { label: string; to: string };

export function breadcrumbList(origin: string, breadcrumbs: readonly Crumb[], current: Crumb): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...breadcrumbs, current].map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}

/** Claims no rating, since the reviews are sample data. */
export function productThing(product: {
  name: string;
  description: string;
  url: string;
  images: readonly string[];
  /** In cents. */
  price: number;
  brand: string;
}): Thing {
  return {
    "@type": "Product",
    name: product.name,
    description: product.description,
    image: product.images,
    url: product.url,
    brand: { "@type": "Brand", name: product.brand },
    offers: {
      "@type": "Offer",
      price: formatCents(product.price).replace("$", ""),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: product.url,
    },
  };
}

export function articleThing(post: {
  title: string;
  description: string;
  url: string;
  image: string;
  author: string;
  /** In English, such as `18 December 2024`. */
  date: string;
  publisher: string;
}): Thing {
  return {
    "@type": "Article",
    headline: post.title,
    description: post.description,
    image: post.image,
    url: post.url,
    datePublished: new Date(`${post.date} UTC`).toISOString().slice(0, 10),
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: post.publisher },
  };
}
