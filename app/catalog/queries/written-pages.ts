import { z } from "zod";
import { findAgenda } from "./agenda.ts";
import { isPreview } from "../read/collection.ts";
import * as corporate from "../schemas/corporate-pages.ts";
import { hasMistakes } from "../read/definition.ts";
import { downloads } from "./downloads.ts";
import * as field from "../schemas/fields.ts";
import { isPage } from "../schemas/links.ts";
import { corporateHead, defineMarkdownPage, next } from "../schemas/page.ts";
import { nextStepsWords, writtenPageWords } from "../schemas/sections.ts";
import { technicalSheetFiles } from "../technical-sheets.ts";
import { writtenSlugs } from "../schemas/written-slugs.ts";
import { problemsInText } from "./written-text-problems.ts";
import { writtenText } from "./written-text.ts";

/** The other corporate pages; what a link to them says is in their `teaser`. The home page has none. */
const { homePage, ...otherPages } = corporate;
const others = Object.values(otherPages);

/** Whether a PDF is there, as far as can be said while the documents have mistakes. */
const isDownload = (path: string) =>
  downloads.has(path) || (path.endsWith(".pdf") && hasMistakes(technicalSheetFiles));

/** Something that other pages say on the subject, and where. */
const highlight = z.strictObject({
  picture: field.decoration.es,
  tint: field.tint.exactOptional(),
  title: field.text,
  text: field.text,
  to: field.text
    .refine((to) => isPage(to) || isDownload(to), "the path of a page or a PDF of this site")
    .exactOptional(),
  link: field.text.exactOptional(),
});

const fields = z
  .strictObject({
    ...corporateHead,
    next,
    /** What the page says as long as its text is a draft. */
    placeholder: field.text,
    /** Below the placeholder; the first one is large. */
    highlights: z
      .strictObject({ title: field.text, titleEnd: field.text, items: z.array(highlight).min(2) })
      .exactOptional(),
    draft: field.draft,
    body: field.text,
  })
  .superRefine(({ draft, body }, context) => {
    for (const { line, message } of problemsInText(body, draft))
      context.addIssue({ code: "custom", path: ["body"], message, params: { told: true, line } });
  });

/** The pages whose text the owner writes. */
export const writtenPages = writtenSlugs.map((slug) => defineMarkdownPage(slug, fields));

/** Every corporate page, the home page first. */
export const corporatePages = () => [homePage, ...others, ...writtenPages].map((page) => page());

/** The page whose text the owner writes in `content/pages/<slug>.md`; nothing where there is none. */
export function findWrittenPage(slug: string) {
  const page = writtenPages.find(({ path }) => path === `/${slug}`)?.();
  if (!page) return undefined;
  const { body, draft, placeholder, highlights, ...head } = page;
  const { page: hero, next: steps } = withNextSteps(head);
  const agenda = slug === "agenda-corporativa" ? findAgenda() : undefined;
  const isWaiting = draft && !isPreview();
  return {
    hero,
    text: isWaiting ? undefined : writtenText(body),
    /** What the page says as long as its text is a draft; with dates to show it need not say it. */
    placeholder:
      isWaiting && !agenda ? { text: placeholder, words: writtenPageWords().draft, highlights } : undefined,
    contentsTitle: writtenPageWords().contents,
    agenda,
    next: steps,
  };
}

/** What the route of a corporate page sends: its words, without those that links to it say, and where to go on. */
export function withNextSteps<Page extends { next: z.infer<typeof next>; teaser: string }>({
  next: paths,
  teaser: _teaser,
  ...page
}: Page) {
  return { page, next: nextSteps(paths) };
}

/** Pages to go on to, each with a word on what it holds. */
function nextSteps(paths: z.infer<typeof next>) {
  const steps = paths.map((to) => {
    const page = [...writtenPages, ...others].find(({ path }) => path === to)?.();
    return { label: page?.title ?? "", to, description: page?.teaser ?? "" };
  });
  return { title: nextStepsWords().title, steps };
}
