import { z } from "zod";
import { findAgenda } from "./agenda.ts";
import { isPreview } from "./collection.ts";
import * as corporate from "./corporate-pages.ts";
import * as field from "./fields.ts";
import { corporateHead, defineMarkdownPage, next } from "./page.ts";
import { nextStepsWords, writtenPageWords } from "./sections.ts";
import { writtenSlugs } from "./written-slugs.ts";
import { problemsInText, writtenText } from "./written-text.ts";

/** The other corporate pages; what a link to them says is in their `teaser`. The home page has none. */
const { homePage, ...otherPages } = corporate;
const others = Object.values(otherPages);

const fields = z
  .strictObject({
    ...corporateHead,
    next,
    /** What the page says as long as its text is a draft. */
    placeholder: field.text,
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
  const { body, draft, placeholder, ...head } = page;
  const { page: hero, next: steps } = withNextSteps(head);
  const agenda = slug === "agenda-corporativa" ? findAgenda() : undefined;
  const isWaiting = draft && !isPreview();
  return {
    hero,
    text: isWaiting ? undefined : writtenText(body),
    /** What the page says as long as its text is a draft; with dates to show it need not say it. */
    placeholder: isWaiting && !agenda ? placeholder : undefined,
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
