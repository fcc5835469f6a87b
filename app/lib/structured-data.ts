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

export type KnownProperty = {
  name: string;
  /** The abbreviation of the trade or a machine-readable id. */
  id: string;
  /** The text to publish if there are no bounds. */
  text: string;
  min?: number;
  max?: number;
  unit?: string;
  method?: string;
};

/** A product of the mill, which has properties but no price. */
export function specifiedProductThing(product: {
  name: string;
  /** In English. */
  alternateName: string;
  description: string;
  url: string;
  manufacturer: string;
  properties: readonly KnownProperty[];
}): Thing {
  return {
    "@type": "Product",
    name: product.name,
    alternateName: product.alternateName,
    description: product.description,
    url: product.url,
    manufacturer: { "@type": "Organization", name: product.manufacturer },
    additionalProperty: product.properties.map(({ name, id, text, min, max, unit, method }) => ({
      "@type": "PropertyValue",
      name,
      propertyID: id,
      // JSON omits undefined values.
      minValue: min,
      maxValue: max,
      value: min === undefined && max === undefined ? text : undefined,
      unitText: unit,
      measurementTechnique: method,
    })),
  };
}

export function datasetThing(dataset: {
  name: string;
  description: string;
  url: string;
  creator: string;
  inLanguage: readonly string[];
  files: readonly { url: string; type: string }[];
}): Thing {
  const { name, description, url, creator, inLanguage, files } = dataset;
  return {
    "@type": "Dataset",
    name,
    description,
    url,
    inLanguage,
    isAccessibleForFree: true,
    creator: { "@type": "Organization", name: creator },
    distribution: files.map((file) => ({
      "@type": "DataDownload",
      contentUrl: file.url,
      encodingFormat: file.type,
    })),
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
