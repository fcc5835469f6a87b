import { z } from "zod";
import * as corporate from "./corporate-pages.ts";
import * as field from "./fields.ts";
import { isPage } from "./links.ts";
import { corporateHead, definePage } from "./page.ts";
import { nextStepsWords } from "./sections.ts";

/** A text whose links lead to pages of the site, or away from it. */
const text = field.markdown.superRefine((html, context) => {
  for (const [, path = ""] of html.matchAll(/href="(\/[^"#]*)/g)) {
    if (isPage(path)) continue;
    const message = `links to ${path}, which is no page of this site`;
    context.addIssue({ code: "custom", message, params: { told: true } });
  }
});

const SLUGS = [
  "historia",
  "hoja-seguridad",
  "politicas",
  "alcance",
  "codigo-etica",
  "procedimiento-quejas",
  "agenda-corporativa",
] as const;

/** The other corporate pages; what a link to them says is in their `teaser`. The home page has none. */
const { homePage: _, ...otherPages } = corporate;
const others = Object.values(otherPages);

const nextPaths = [...SLUGS.map((slug) => `/${slug}`), ...others.map(({ path }) => path)];

const pages = SLUGS.map((slug) =>
  definePage(
    slug,
    {
      ...corporateHead,
      /** Where to go next. */
      next: z.array(z.enum(nextPaths)).min(1),
      body: text,
    },
    "md",
  ),
);

/** The page whose text the owner writes in `content/pages/<slug>.md`; nothing where there is none. */
export function findWrittenPage(slug: string) {
  const page = pages.find(({ path }) => path === `/${slug}`)?.();
  if (!page) return undefined;
  const { next, body: html, ...hero } = page;
  return { hero, html, next: { title: nextStepsWords().title, steps: next.map(stepTo) } };
}

/** A page to go on to, with a word on what it holds. */
function stepTo(to: string) {
  const page = [...pages, ...others].find(({ path }) => path === to)?.();
  return { label: page?.title ?? "", to, description: page?.teaser ?? "" };
}
