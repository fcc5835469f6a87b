import { z } from "zod";
import { findAgenda } from "./agenda.ts";
import { isPreview } from "../read/collection.ts";
import * as corporate from "../schemas/corporate-pages.ts";
import { hasMistakes } from "../read/definition.ts";
import { expected } from "../read/messages.ts";
import { report } from "../read/schema-problems.ts";
import { downloads } from "../schemas/downloads.ts";
import * as field from "../schemas/fields.ts";
import { isPage } from "../schemas/links.ts";
import { corporateHead, next, pageIn } from "../schemas/page.ts";
import { nextStepsWords, writtenPageWords } from "../schemas/sections.ts";
import { technicalSheetFiles } from "../schemas/technical-sheets.ts";
import { writtenSlugs } from "../schemas/written-slugs.ts";
import { problemsInText } from "./written-text-problems.ts";
import { writtenText } from "./written-text.ts";

/** The home page has no teaser. */
const { homePage, ...otherPages } = corporate;
const others = Object.values(otherPages);

/** Accepts any PDF while the documents have mistakes, so that one mistake is not reported as many. */
const isDownload = (path: string) =>
  downloads.has(path) || (path.endsWith(".pdf") && hasMistakes(technicalSheetFiles));

const target = field.text.refine((path) => isPage(path) || isDownload(path), expected("pathOrFile"));

/** A pointer to what other pages say on the subject. */
const highlight = z.strictObject({
  picture: field.decoration.es.exactOptional(),
  tint: field.tint.exactOptional(),
  title: field.text,
  text: field.text,
  to: target.exactOptional(),
  link: field.text.exactOptional(),
});

const fields = z
  .strictObject({
    ...corporateHead,
    next,
    /** Shown while the text is a draft. */
    placeholder: field.text,
    /** Shown below the placeholder: as a list beside the picture, or without one as steps. */
    highlights: z
      .strictObject({
        title: field.text,
        titleEnd: field.text,
        picture: field.decoration.es.exactOptional(),
        numbered: z.boolean().default(false),
        items: z.array(highlight).min(2),
        links: z.array(z.strictObject({ to: target, link: field.text })).default([]),
      })
      .exactOptional(),
    draft: field.draft,
    body: field.text,
  })
  .superRefine(({ draft, body }, context) => {
    for (const { code, params } of problemsInText(body, draft)) report(context, ["body"], code, params);
  });

export const writtenPages = writtenSlugs.map((slug) =>
  pageIn(`content/pages/${slug}.md`, `/${slug}`, fields),
);

/** The home page first. */
export const corporatePages = () => [homePage, ...others, ...writtenPages].map((page) => page());

/** The page of `content/pages/<slug>.md`; undefined where there is none. */
export function findWrittenPage(slug: string) {
  const page = writtenPages.find(({ path }) => path === `/${slug}`)?.();
  if (!page) return undefined;
  const { body, draft, placeholder, highlights, ...head } = page;
  const { page: hero, next: steps } = withNextSteps(head);
  const agenda = slug === "agenda-corporativa" ? findAgenda() : undefined;
  const isUnpublished = draft && !isPreview();
  return {
    hero,
    text: isUnpublished ? undefined : writtenText(body),
    /** An agenda with events needs no placeholder. */
    placeholder:
      isUnpublished && !agenda
        ? { text: placeholder, words: writtenPageWords().draft, highlights }
        : undefined,
    contentsTitle: writtenPageWords().contents,
    agenda,
    next: steps,
  };
}

/** What a corporate page's loader returns: its words without the teaser, and the next steps with theirs. */
export function withNextSteps<Page extends { next: z.infer<typeof next>; teaser: string }>({
  next: paths,
  teaser: _teaser,
  ...page
}: Page) {
  const steps = paths.map((to) => {
    const linked = [...writtenPages, ...others].find(({ path }) => path === to)?.();
    return { label: linked?.title ?? "", to, description: linked?.teaser ?? "" };
  });
  return { page, next: { title: nextStepsWords().title, steps } };
}
